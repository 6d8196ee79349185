"""Open the program in a real window under Xvfb, wait for the menu, and click Quit.

python -m tools.window PROGRAM USER_DIR
"""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

SIZE = (1280, 720)
QUIT = (213, 545)
"""Where the menu has its last button in a window of that size."""


@contextmanager
def virtual_screen(size: tuple[int, int] = (1920, 1080)) -> Iterator[dict[str, str]]:
    """Run an X server without a screen; gives the environment for programs that shall draw on it."""
    read, write = os.pipe()
    command = ["Xvfb", "-displayfd", str(write), "-screen", "0", f"{size[0]}x{size[1]}x24", "-nolisten", "tcp"]
    command.append("-noreset")  # it would turn the program away while it resets after xdotool has gone
    server = subprocess.Popen(command, pass_fds=(write,), stderr=subprocess.DEVNULL)
    os.close(write)
    with os.fdopen(read) as pipe:
        display = f":{pipe.readline().strip()}"
    env = {key: value for key, value in os.environ.items() if key != "SDL_VIDEODRIVER"}
    env |= {"DISPLAY": display, "SDL_FRAMEBUFFER_ACCELERATION": "0", "SDL_AUDIODRIVER": "dummy"}
    try:
        yield env
    finally:
        server.terminate()
        server.wait()


def find_window(env: dict[str, str], program: subprocess.Popen[bytes], seconds: float = 30) -> str:
    """Return the id of the program's window; raises TimeoutError."""
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        if program.poll() is not None:
            raise RuntimeError(f"the program ended with exit code {program.returncode} before it showed a window")
        command = ["xdotool", "search", "--pid", str(program.pid)]  # by name it finds none without a window manager
        found = subprocess.run(command, env=env, capture_output=True, text=True)
        if found.stdout.strip():
            return found.stdout.split()[0]
        time.sleep(0.1)
    raise TimeoutError(f"no window after {seconds:.0f} s")


def main() -> int:
    program, user_dir = sys.argv[1], Path(sys.argv[2]) / "user"
    with virtual_screen() as env:
        begun = time.monotonic()
        running = subprocess.Popen(
            [program, "play", "--windowed", "--size", f"{SIZE[0]}x{SIZE[1]}", "--user-dir", str(user_dir)], env=env
        )
        window = find_window(env, running)
        print(f"window after {time.monotonic() - begun:.1f} s", flush=True)
        time.sleep(1)
        click = ["xdotool", "mousemove", "--window", window, *map(str, QUIT), "click", "1"]
        subprocess.run(click, env=env, check=True)
        try:
            running.wait(20)
        except subprocess.TimeoutExpired:
            running.kill()
            print("the program did not end when Quit was clicked", file=sys.stderr)
            return 1
        print(f"ended with exit code {running.returncode}")
        return running.returncode


if __name__ == "__main__":
    sys.exit(main())
