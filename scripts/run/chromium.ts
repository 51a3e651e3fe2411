import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { runCommand, runTool } from '../processes/run-step.ts'
import { root } from './root.ts'
import { Advice, say } from './say.ts'

/** Chromium without its windows: the same engine, and a journey takes half the processor time. */
const WITHOUT_WINDOWS = ['chromium-headless-shell', 'chrome-headless-shell']
const WITH_WINDOWS = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome', 'chrome.exe']
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/** The path of a Chromium: one on this machine, best without windows, else a freshly installed one. */
export async function provideChromium(signal: AbortSignal): Promise<string> {
  const told = process.env.CHROMIUM_PATH
  if (told && existsSync(told)) return told
  const ways = [
    () => onPath(WITHOUT_WINDOWS),
    () => installed('chromium-headless-shell', signal),
    () => onPath(WITH_WINDOWS) ?? PLACES.find(path => existsSync(path)),
    downloaded,
    () => installed('chromium', signal),
    async () => {
      say('Downloading Chromium …')
      const cli = join(root, 'node_modules', 'playwright-core', 'cli.js')
      await runTool({ args: [cli, 'install', 'chromium'], signal })
      return downloaded()
    },
  ]
  for (const way of ways) {
    const path = await way()
    if (path) return path
  }
  throw new Advice('No Chromium found, and none could be installed. Give the path of one: CHROMIUM_PATH=… npm test')
}

const onPath = (names: readonly string[]): string | undefined =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap(folder => names.map(name => join(folder, name)))
    .find(path => existsSync(path))

/** As Debian names it, where we may install something. */
async function installed(name: string, signal: AbortSignal): Promise<string | undefined> {
  if (process.getuid?.() !== 0 || !onPath(['apt-get'])) return undefined
  say(`Installing ${name} …`)
  await runCommand('apt-get', ['update', '-qq'], signal)
  await runCommand('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], signal)
  return onPath([name])
}

async function downloaded(): Promise<string | undefined> {
  const { chromium } = await import('playwright-core')
  return [chromium.executablePath()].find(path => existsSync(path))
}
