"""A headless Chromium that tells what its pages did."""

import contextlib
import json
import tempfile

from selenium import webdriver


class Browser:
    """One window, driven through the DevTools."""

    def __init__(self, driver):
        self.driver = driver

    def command(self, name, **parameters):
        """One command of the DevTools protocol, and its answer."""
        return self.driver.execute_cdp_cmd(name, parameters)

    def open(self, address, dark=False):
        """Opens a page in one of the two colour schemes."""
        scheme = "dark" if dark else "light"
        self.command("Emulation.setEmulatedMedia", features=[
            {"name": "prefers-color-scheme", "value": scheme},
            {"name": "prefers-reduced-motion", "value": "reduce"},
        ])
        self.driver.get(address)

    def run(self, script, *arguments):
        """The value of a function's body in the page; it may wait for promises."""
        wrapped = f"""
            const done = arguments[arguments.length - 1];
            (async (...given) => {{ {script} }})(...arguments).then(value => done({{value}}), error => done({{error: String(error)}}));
        """
        answer = self.driver.execute_async_script(wrapped, *arguments)
        assert "error" not in answer, answer["error"]
        return answer.get("value")

    def painted(self):
        """Waits until what was changed is painted."""
        self.run("await new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)));")

    def complaints(self):
        """What the pages wrote to the console since the last call."""
        return [entry["message"] for entry in self.driver.get_log("browser")]

    def requests(self):
        """The addresses that were asked for since the last call."""
        events = [json.loads(entry["message"])["message"] for entry in self.driver.get_log("performance")]
        return [event["params"]["request"]["url"] for event in events if event["method"] == "Network.requestWillBeSent"]


@contextlib.contextmanager
def browser():
    """A browser for the length of a block."""
    with tempfile.TemporaryDirectory() as profile:
        options = webdriver.ChromeOptions()
        options.binary_location = "/usr/bin/chromium"
        for argument in ["headless=new", "no-sandbox", "disable-gpu", "disable-dev-shm-usage", "window-size=1280,900", f"user-data-dir={profile}"]:
            options.add_argument(f"--{argument}")
        options.set_capability("goog:loggingPrefs", {"browser": "ALL", "performance": "ALL"})
        driver = webdriver.Chrome(options=options, service=webdriver.ChromeService("/usr/bin/chromedriver"))
        try:
            window = Browser(driver)
            # The page that a new window shows is not ours.
            window.open("about:blank")
            window.complaints(), window.requests()
            yield window
        finally:
            driver.quit()
