import type { Locator } from 'playwright-core'
import { expect } from 'vitest'
import type { Passenger } from '../passenger.ts'

/** Bytes, and how many of them a poor network takes in a second. */
const SIZE = 600_000
const SLOW = 150_000
const ANY = -1

/** A document as large as a photo of one. */
const scan = (): Buffer => Buffer.from(`%PDF-1.4\n%${'x'.repeat(SIZE)}\n%%EOF\n`)

/** How far the file is that is under way, from 0 to 1. */
const partSent = (bar: Locator): Promise<number> => bar.evaluate(element => Number(element.getAttribute('value')))

/** Chooses a file by a button where the network is poor, reads how far it is, and waits until it is there. */
export async function giveSlowly({ page, context, t }: Passenger, button: Locator, name: string): Promise<void> {
  const network = await context.newCDPSession(page)
  const limit = (uploadThroughput: number) =>
    network.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 0,
      downloadThroughput: ANY,
      uploadThroughput,
    })
  await limit(SLOW)
  const choosing = page.waitForEvent('filechooser')
  await button.click()
  await (await choosing).setFiles({ name, mimeType: 'application/pdf', buffer: scan() })
  const bar = page.getByRole('progressbar', { name: t('proof.uploading', { file: name }) })
  const isUnderWay = async () => {
    const part = await partSent(bar)
    return part > 0 && part < 1
  }
  await expect.poll(isUnderWay, { interval: 100 }).toBe(true)
  await limit(ANY)
  await bar.waitFor({ state: 'detached' })
  await page.getByText(name, { exact: true }).waitFor()
  await network.detach()
}
