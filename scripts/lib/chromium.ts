import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright';
import { tool } from './paths.ts';
import { RunError } from './runError.ts';

const systemBrowsers = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** Debian's Chromium without windows: what it draws takes a sixth less of a processor. */
const shell = '/usr/bin/chromium-headless-shell';

function findChromium(isShellEnough = false) {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (existsSync(named)) return named;
    throw new RunError(`CHROMIUM_PATH is ${named}, and there is no such file`);
  }
  return [...(isShellEnough ? [shell] : []), ...systemBrowsers, chromium.executablePath()].find((path) =>
    existsSync(path),
  );
}

function installChromium() {
  const isDebianRoot = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  console.log(`no Chromium found: installing it with ${isDebianRoot ? 'apt-get' : 'playwright install'}`);
  const run = (command: string, ...args: string[]) => execFileSync(command, args, { stdio: 'inherit' });
  try {
    if (isDebianRoot) {
      run('apt-get', 'update');
      run('apt-get', 'install', '-y', '--no-install-recommends', 'chromium', 'fonts-liberation');
    } else {
      run(tool('playwright'), 'install', 'chromium');
    }
  } catch (cause) {
    throw new RunError(
      'there is no browser, and Chromium could not be installed: install it and name it in CHROMIUM_PATH',
      { cause },
    );
  }
}

/** The browser of stories and journeys, whose pages nobody measures. */
export const shellLaunchOptions = () => chromiumLaunchOptions(true);

/** The browser of every test, installed when there is none: Playwright's launch options. */
export function chromiumLaunchOptions(isShellEnough = false) {
  if (!findChromium(isShellEnough)) installChromium();
  const executablePath = findChromium(isShellEnough);
  if (!executablePath) throw new RunError('Chromium was not found after installing it: name it in CHROMIUM_PATH');
  return {
    executablePath,
    headless: true,
    args: [
      '--no-sandbox',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  };
}
