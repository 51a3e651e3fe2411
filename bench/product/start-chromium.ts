import { type Browser, chromium } from 'playwright-core'
import { freePort } from '../../apps/server/src/db/bundled/index.ts'
import type { Closing } from '../../scripts/processes/closing.ts'
import { provideChromium } from '../../scripts/run/chromium.ts'

/** Nothing but the page itself may use the network or the processor. */
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** A Chromium without a window, and the port others may drive it by. */
export async function startChromium(closing: Closing): Promise<{ browser: Browser; port: number }> {
  const executablePath = await provideChromium(closing.signal)
  const port = await freePort()
  const browser = await chromium.launch({ executablePath, args: [...FLAGS, `--remote-debugging-port=${port}`] })
  closing.add(() => browser.close())
  return { browser, port }
}
