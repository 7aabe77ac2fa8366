"""What docs/hosting.md hands to hosts: proxies, the unit and the container file, each tried as far as it goes here."""

from __future__ import annotations

import contextlib
import json
import os
import re
import shlex
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
import yaml

from tests.package.conftest import Installed
from tests.package.programs import needed
from tests.server.client import Event, new_table, parse_events
from tests.server.servers import ROOT, free_port, server

DEPLOY = ROOT / "deploy"


def answers(url: str) -> httpx.Response:
    """What an address answers once it does."""
    for _ in range(200):
        with contextlib.suppress(httpx.TransportError):
            return httpx.get(url, verify=False, timeout=10)
        time.sleep(0.1)
    raise AssertionError(f"{url} does not answer")


@contextlib.contextmanager
def running(command: list[str], folder: Path, first: str, **env: str) -> Iterator[None]:
    """A program in the foreground, until it answers and for as long as it is needed."""
    log = folder / "proxy.log"
    with log.open("wb") as out:
        process = subprocess.Popen(command, cwd=folder, stdout=out, stderr=out, env={**os.environ, **env})
    try:
        answers(first)
        yield
    except AssertionError as error:
        raise AssertionError(f"{error}\n{log.read_text()}") from error
    finally:
        process.terminate()
        process.wait(30)


def first_event(base: str) -> Event:
    """The first event of a table's page: it comes at once, though the stream goes on."""
    made = new_table(base, "toy", "ll")
    link = made["links"][0]
    headers = {"authorization": f"Bearer {link['secret']}"}
    address = f"{base}/api/tables/{made['id']}/events"
    with httpx.stream("GET", address, headers=headers, verify=False, timeout=20) as response:
        assert response.status_code == 200
        return next(parse_events(response.iter_lines()))


def check_proxied(base: str) -> None:
    """A server behind a proxy: its page, its events as they come, its figures to nobody."""
    page = answers(f"{base}/")
    assert page.status_code == 200
    assert "max-age" in page.headers["strict-transport-security"]
    assert "default-src 'none'" in page.headers["content-security-policy"]
    assert answers(f"{base}/api/status").json()["name"] == "marches"
    assert answers(f"{base}/api/metrics").status_code == 404
    assert answers(f"{base}/api/health").status_code == 404
    assert first_event(base).data


@pytest.fixture
def trusting(monkeypatch: pytest.MonkeyPatch) -> None:
    """The certificates of these tests are their own."""
    for name in ("get", "post"):
        plain = getattr(httpx, name)
        monkeypatch.setattr(httpx, name, lambda *words, plain=plain, **more: plain(*words, **{**more, "verify": False}))


def test_nginx_serves_marches_under_a_path_with_tls(tmp_path: Path, trusting: None) -> None:
    nginx, port = needed("nginx", "nginx-light"), free_port()
    certificate, key = tmp_path / "fullchain.pem", tmp_path / "privkey.pem"
    asked = ["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "1", "-subj", "/CN=localhost"]
    command = [needed("openssl", "openssl"), *asked, "-keyout", str(key), "-out", str(certificate)]
    subprocess.run(command, check=True, capture_output=True)
    options = ["--root-path", "/marches", "--proxy", "127.0.0.1"]
    with server(tmp_path, str(tmp_path / "marches.db"), *options) as marches:
        site = (DEPLOY / "nginx.conf").read_text("utf-8")
        for old, new in (
            ("listen 443", f"listen 127.0.0.1:{port}"),
            ("    listen [::]:443 ssl;\n", ""),
            ("127.0.0.1:8000", f"127.0.0.1:{marches.port}"),
            ("/etc/ssl/marches/fullchain.pem", str(certificate)),
            ("/etc/ssl/marches/privkey.pem", str(key)),
        ):
            assert old in site
            site = site.replace(old, new)
        around = f"daemon off; pid {tmp_path}/pid; error_log stderr; events {{}}\nhttp {{ access_log off;\n{site}\n}}\n"
        (tmp_path / "nginx.conf").write_text(around)
        base = f"https://127.0.0.1:{port}/marches"
        with running([nginx, "-c", str(tmp_path / "nginx.conf")], tmp_path, f"{base}/"):
            check_proxied(base)
            assert '<base href="/marches/">' in answers(f"{base}/").text
            assert answers(f"https://127.0.0.1:{port}/marches").headers["location"].endswith("/marches/")


def test_caddy_serves_marches_with_tls(tmp_path: Path, trusting: None) -> None:
    caddy, port, plain = needed("caddy", "caddy"), free_port(), free_port()
    with server(tmp_path, str(tmp_path / "marches.db"), "--proxy", "127.0.0.1") as marches:
        options = (
            f"{{\n\tadmin off\n\tgrace_period 1s\n\tskip_install_trust\n\thttp_port {plain}\n\thttps_port {port}\n}}\n"
        )
        (tmp_path / "Caddyfile").write_text(options + (DEPLOY / "Caddyfile").read_text("utf-8"))
        env = {"MARCHES_SERVER": f"127.0.0.1:{marches.port}", "XDG_DATA_HOME": str(tmp_path), "HOME": str(tmp_path)}
        base = f"https://localhost:{port}"
        command = [caddy, "run", "--adapter", "caddyfile", "--config", "Caddyfile"]
        with running(command, tmp_path, f"{base}/", **env):
            check_proxied(base)


def test_systemd_takes_the_unit(tmp_path: Path, installed: Installed) -> None:
    unit = (DEPLOY / "marches.service").read_text("utf-8").replace("/opt/marches/bin", str(installed.bin))
    assert "LimitNOFILE=65536" in unit
    (tmp_path / "marches.service").write_text(unit.replace("User=marches", "User=daemon"))
    command = [needed("systemd-analyze", "systemd"), "verify", "--man=no", str(tmp_path / "marches.service")]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert "marches.service" not in done.stderr, done.stderr


# -- containers: there is no engine here, so what they would run is run in a bare folder ------------------------


def instructions() -> list[tuple[str, str]]:
    """The instructions of the container file, in order."""
    text = (DEPLOY / "Containerfile").read_text("utf-8").replace("\\\n", " ")
    lines = [line for line in text.splitlines() if line and not line.startswith("#")]
    return [(line.split()[0], line.partition(" ")[2]) for line in lines]


def test_the_container_of_the_server_is_set_up_starts_and_is_well(tmp_path: Path, installed: Installed) -> None:
    stage = [i for i, (word, _) in enumerate(instructions()) if word == "FROM"][-1]
    steps = instructions()[stage + 1 :]
    (tmp_path / "tmp").mkdir()
    os.symlink(installed.wheel.parent, tmp_path / "tmp" / "dist")
    places = {"/opt/marches": f"{tmp_path}/opt/marches", "/tmp/dist": f"{tmp_path}/tmp/dist"}

    def here(text: str) -> str:
        for place, own in places.items():
            text = text.replace(place, own)
        return text

    for word, step in steps:
        if word == "RUN" and not step.startswith("useradd"):
            subprocess.run(["sh", "-c", here(step)], check=True, cwd=tmp_path, capture_output=True)
    port = free_port()
    starts = [*json.loads(here(dict(steps)["CMD"])), "--port", str(port)]
    well = json.loads(here(dict(steps)["HEALTHCHECK"].partition("CMD ")[2]))
    env = {"PATH": "/usr/bin:/bin", **dict([dict(steps)["ENV"].split("=", 1)])}
    process = subprocess.Popen(starts, cwd=tmp_path, env=env, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        assert answers(f"http://127.0.0.1:{port}/api/status").json()["engine"] == "compiled"
        asked = [word.replace(":8000", f":{port}") for word in well]
        assert subprocess.run(asked, check=False).returncode == 0
    finally:
        process.terminate()
        process.wait(30)
    assert subprocess.run(asked, check=False, capture_output=True).returncode != 0, "it is gone"


def test_the_container_file_builds_with_commands_of_the_makefile() -> None:
    made = [step.split()[1] for word, step in instructions() if word == "RUN" and step.startswith("make ")]
    assert made == ["wheel"]
    assert re.search(r"^wheel:", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE)


def test_compose_has_a_server_a_database_and_a_proxy_that_find_each_other() -> None:
    services = yaml.safe_load((DEPLOY / "compose.yaml").read_text("utf-8"))["services"]
    assert set(services) == {"server", "database", "proxy"}
    assert (DEPLOY / services["server"]["build"]["context"] / services["server"]["build"]["dockerfile"]).is_file()
    assert "@database/marches" in services["server"]["environment"]["MARCHES_DATABASE"]
    assert services["proxy"]["environment"]["MARCHES_SERVER"] == "server:8000"
    mounted = services["proxy"]["volumes"][0].split(":")[0]
    assert (DEPLOY / mounted).is_file()
    assert services["database"]["environment"]["POSTGRES_USER"] == "marches"
    assert shlex.split(" ".join(services["database"]["healthcheck"]["test"]))[1] == "pg_isready"


def test_the_sample_configurations_are_the_ones_the_page_names() -> None:
    page = (ROOT / "docs" / "hosting.md").read_text("utf-8")
    for file in DEPLOY.iterdir():
        assert f"deploy/{file.name}" in page
