import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';
import { canInstall, installDebianPackage } from './apt.ts';
import { run, works } from './run.ts';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const elsewhere = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function candidates(): string[] {
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter(Boolean);
  const onPath = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...onPath, ...elsewhere, chromium.executablePath()].filter(isProgram);
}

/** Where the Chromium of this machine is: CHROMIUM_PATH, else the first on the PATH, else where Playwright puts its own. */
export function findChromium(): string {
  return process.env['CHROMIUM_PATH'] || candidates()[0] || chromium.executablePath();
}

async function firstThatStarts(): Promise<string | undefined> {
  const given = process.env['CHROMIUM_PATH'];
  // Not each file of that name is a browser: Ubuntu's chromium-browser only says where to get one.
  for (const candidate of given ? [given] : candidates()) {
    if (await works(candidate, ['--no-sandbox', '--version'])) {
      return candidate;
    }
  }
  return undefined;
}

/** The path of a Chromium that starts. Installs one when there is none: Debian's package as root, else Playwright's. */
export async function prepareChromium(): Promise<string> {
  const found = await firstThatStarts();
  if (found) {
    return found;
  }
  if (process.env['CHROMIUM_PATH']) {
    throw new Error(`CHROMIUM_PATH names ${process.env['CHROMIUM_PATH']}, which does not start.`);
  }
  if (!canInstall() || !(await installDebianPackage('chromium'))) {
    const withLibraries = canInstall() ? ['--with-deps'] : [];
    console.log("Fetching Playwright's own Chromium…");
    await run('playwright', ['install', ...withLibraries, 'chromium'], { show: true });
  }
  const installed = await firstThatStarts();
  if (!installed) {
    const libraries = existsSync(chromium.executablePath())
      ? ' It was downloaded, but system libraries are missing.'
      : '';
    throw new Error(`The browser tests need a Chromium.${libraries} Install one, or name it in CHROMIUM_PATH.`);
  }
  return installed;
}
