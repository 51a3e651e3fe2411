import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type axe from 'axe-core'
import type { Frame, Page } from 'playwright-core'
import { expect } from 'vitest'
import { noteLookedAt, wasLookedAt } from './looked.ts'
import type { Passenger } from './passenger.ts'
import { isProof } from './proof.ts'

declare global {
  interface Window {
    axe: typeof axe
  }
}

/** axe made small: each document that it looks at reads all of it, which takes twice as long at full length. */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** The elements of a screen with their roles and styles, before them its look: the same in every language. */
const elementsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const elements = [...document.querySelectorAll('body *')]
    const told = elements.map(({ tagName, role, className }) => `${tagName} ${role} ${className}`)
    const { dataset } = document.documentElement
    const { colorScheme } = getComputedStyle(document.documentElement)
    return [`${colorScheme} ${dataset.contrast}`, ...told]
  })

/** A screen that differs in how many rows it has, and in what they say, is of the same kind. */
const kindOf = (elements: string[]): string => [...new Set(elements)].toSorted().join()

/** How often a screen may change under the eyes of axe. */
const CHANGES_AT_MOST = 5

/**
 * axe finds nothing, in the theme that is on. It looks at each kind of screen once in a run, at the first width that it
 * is seen at; `npm run proof` has it look always.
 * What it says of a screen that changed while it looked is true of neither screen: it looks at the later one.
 */
export async function expectAccessible(passenger: Passenger, changes = CHANGES_AT_MOST): Promise<void> {
  const { page } = passenger
  const elements = await elementsOf(page)
  const kind = kindOf(elements)
  if (!isProof && wasLookedAt(kind)) return
  const found: [string, string[]][] = []
  for (const frame of page.frames()) found.push([frame.url(), await foundByAxe(frame)])
  const after = await elementsOf(page)
  if (changes > 0 && after.join() !== elements.join()) return expectAccessible(passenger, changes - 1)
  for (const [url, violations] of found) expect(violations, `axe on ${url}`).toEqual([])
  noteLookedAt(kind)
}

/** What axe finds in a document; it is brought there once, however often it looks. */
async function foundByAxe(frame: Frame): Promise<string[]> {
  if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(AXE)
  return frame.evaluate(async () => {
    const { violations } = await window.axe.run(document, { resultTypes: ['violations'] })
    return violations.flatMap(({ id, help, nodes }) =>
      nodes.map(({ target, html, any }) => {
        const seen = any.map(({ message }) => message).join(' ')
        return `${id}: ${help} at ${target.join(' ')} ${html.slice(0, 200)} ${seen}`
      }),
    )
  })
}

/** Nothing sticks out of the screen sideways, as soon as what is drawn has heard that it has another width. */
export async function expectFits({ page }: Passenger): Promise<void> {
  const tooWide = () => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  await expect.poll(tooWide, { message: `pixels too wide: ${page.url()}` }).toBeLessThanOrEqual(0)
}

/** § 312k and § 356a BGB: there, and leading to the forms that need no login. */
async function expectContractLinks({ page, t }: Passenger): Promise<void> {
  const footer = page.getByRole('contentinfo')
  for (const [name, path] of [
    [t('frame.footer.cancelContracts'), /ohneAnmeldung|noLogin/],
    [t('frame.footer.withdrawContract'), /vertragWiderrufen|withdrawContract/],
  ] as const) {
    const link = footer.getByRole('link', { name })
    await link.waitFor()
    expect(await link.getAttribute('href'), `on ${page.url()}`).toMatch(path)
  }
}

/** Everything the screen waits for has come; a screen that leads to another one has led there. */
async function settled({ page, t }: Passenger): Promise<void> {
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  await page
    .getByRole('status')
    .filter({ hasText: new RegExp([t('common.loading'), t('trips.loading'), t('tickets.loading')].join('|')) })
    .first()
    .waitFor({ state: 'hidden' })
  await page.getByRole('heading', { level: 1 }).first().waitFor()
}

/** What holds for every screen of the shop. */
export async function expectSoundScreen(passenger: Passenger): Promise<void> {
  await settled(passenger)
  await expectFits(passenger)
  await expectAccessible(passenger)
  await expectContractLinks(passenger)
}
