"""The server: tables that people and bots share over the network. It knows the kernel's API and no game's rules."""
