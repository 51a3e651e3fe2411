import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { runCommand, runTool } from '../processes/run-step.ts'
import { root } from './root.ts'
import { Advice, say } from './say.ts'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome', 'chrome.exe']
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/** The path of a Chromium: one on this machine, else a freshly installed one. */
export async function provideChromium(signal: AbortSignal): Promise<string> {
  const found = await findChromium()
  if (found) return found
  say('Installing Chromium …')
  if (process.getuid?.() === 0) {
    await runCommand('apt-get', ['update', '-qq'], signal)
    await runCommand('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], signal)
  }
  const installed = await findChromium()
  if (installed) return installed
  await runTool({ args: [join(root, 'node_modules', 'playwright-core', 'cli.js'), 'install', 'chromium'], signal })
  const downloaded = await findChromium()
  if (downloaded) return downloaded
  throw new Advice('No Chromium found, and none could be installed. Give the path of one: CHROMIUM_PATH=… npm test')
}

async function findChromium(): Promise<string | undefined> {
  const onPath = (process.env.PATH ?? '').split(delimiter).flatMap(folder => NAMES.map(name => join(folder, name)))
  const { chromium } = await import('playwright-core')
  const candidates = [process.env.CHROMIUM_PATH ?? '', ...onPath, ...PLACES, chromium.executablePath()]
  return candidates.find(path => path !== '' && existsSync(path))
}
