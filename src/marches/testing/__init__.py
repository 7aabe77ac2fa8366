"""What tests, benchmarks and long random runs share: conformance checks and random play."""
