import { readFileSync } from 'node:fs'
import type { Frame, Locator } from 'playwright-core'
import type { Passenger } from '../passenger.ts'
import { product } from '../product.ts'

/** A partner of the default client, and somebody who is none. */
export const PARTNER = 'https://www.stadt-falkenbrueck.example'
export const STRANGER = 'https://www.anderswo.example'

const GUIDE = new URL('../../../docs/embedding.md', import.meta.url)

/** The snippet that partners are told to paste, for this shop and a path of it. */
function snippet(path: string): string {
  const [, code] = /```html\n([\s\S]*?)```/.exec(readFileSync(GUIDE, 'utf8')) ?? []
  if (!code) throw new Error('docs/embedding.md has no snippet')
  return code.replace('/?mode=embedded', path).replaceAll('https://tickets.example', product.shop)
}

/** The browser keeps nothing of a frame, as most do by now; the one without windows would. */
async function refuseCookiesOfFrames({ context, page }: Passenger): Promise<void> {
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.setCookieControls', { enableThirdPartyCookieRestriction: true })
}

/** Opens a page of somebody else's that has pasted the snippet. */
export async function visitPartner(passenger: Passenger, origin: string, path: string): Promise<void> {
  const { context, page } = passenger
  await refuseCookiesOfFrames(passenger)
  // The product under test is on this machine, which a page from outside may reach only where it is allowed to.
  await context.grantPermissions(['local-network-access'], { origin })
  await page.route(`${origin}/**`, route =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      body: `<!doctype html><html lang="de"><title>Stadt</title><h1>Unterwegs in der Stadt</h1>${snippet(path)}`,
    }),
  )
  await page.goto(`${origin}/unterwegs`)
}

/** The shop inside it. */
export function framedShop({ page }: Passenger): Frame {
  const frame = page.frames().find(candidate => candidate.url().startsWith(product.shop))
  if (!frame) throw new Error('there is no frame of the shop')
  return frame
}

/**
 * The frame grows while its tickets arrive, so what is pressed in that moment may have moved away: it is pressed again,
 * as people do.
 */
export async function pressUntil(button: Locator, outcome: Locator): Promise<void> {
  for (let left = 3; ; left -= 1) {
    await button.click()
    const isThere = outcome.waitFor({ timeout: 5_000 })
    if (left === 1) return isThere
    if (await isThere.then(() => true).catch(() => false)) return
  }
}
