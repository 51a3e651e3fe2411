import type { Locator } from 'playwright-core'
import { expect } from 'vitest'
import type { Passenger } from './passenger.ts'

/** More presses than any screen has things to stop at. */
const MOST_STOPS = 150

/**
 * What the focus is on and cannot be seen to be on, or lies behind something else; undefined where it can. Of the page
 * itself nobody needs to see it.
 */
const unseenFocus = ({ page }: Passenger): Promise<string | undefined> =>
  page.evaluate(() => {
    const active = document.activeElement
    if (!active || active === document.body || active.getAttribute('tabindex') === '-1') return undefined
    const { left, right, top, bottom } = active.getBoundingClientRect()
    const [x, y] = [
      (Math.max(0, left) + Math.min(innerWidth, right)) / 2,
      (Math.max(0, top) + Math.min(innerHeight, bottom)) / 2,
    ]
    const at = document.elementFromPoint(x, y)
    // Some inputs are not drawn themselves: their label is.
    const drawn = active.closest('label') ?? active
    if (!at) return `outside the screen: ${active.outerHTML}`
    if (!drawn.contains(at) && !at.contains(active))
      return `covered by ${at.outerHTML.slice(0, 200)}: ${active.outerHTML}`
    const isSeen = (element: Element): boolean => {
      const { outlineStyle, outlineWidth, opacity } = getComputedStyle(element)
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2 && opacity !== '0'
    }
    // A field shows it by its frame, whose line doubles.
    const line = active.parentElement && getComputedStyle(active.parentElement, '::after')
    const isFramed = line ? line.content !== 'none' && Number.parseFloat(line.borderTopWidth) >= 2 : false
    // An option of a list is pointed at from the field that has the focus.
    const isItem = active.matches('[role=menuitem], [role=menu], [role=presentation], dialog')
    const around = [active, active.parentElement, active.parentElement?.parentElement]
    return isFramed || isItem || around.some(element => element && isSeen(element)) ? undefined : active.outerHTML
  })

/** Drawing it may take a moment. */
const expectSeenFocus = (passenger: Passenger): Promise<void> =>
  expect
    .poll(() => unseenFocus(passenger), { timeout: 5_000, message: `the focus on ${passenger.page.url()}` })
    .toBeUndefined()

/** Presses Tab until the focus is there; it is seen at every stop on the way. */
export async function tabTo(passenger: Passenger, place: Locator): Promise<void> {
  const { page } = passenger
  for (let presses = 0; presses < MOST_STOPS; presses += 1) {
    if (await place.evaluate(element => element === document.activeElement)) return expectSeenFocus(passenger)
    await page.keyboard.press('Tab')
    await expectSeenFocus(passenger)
  }
  throw new Error(`The keyboard does not reach ${place}`)
}

/** It has the focus, or soon will: a form hands it on in a turn of its own. */
export const expectFocusOn = (place: Locator): Promise<void> =>
  expect
    .poll(() => place.evaluate(element => element === document.activeElement), {
      timeout: 10_000,
      message: `the focus on ${place}`,
    })
    .toBe(true)

export async function press(passenger: Passenger, place: Locator): Promise<void> {
  await place.waitFor()
  await tabTo(passenger, place)
  await keepingPlace(passenger, () => passenger.page.keyboard.press('Enter'))
}

/** Whatever was done, the keyboard goes on somewhere in the same page: the focus does not fall to its body. */
async function keepingPlace({ page }: Passenger, act: () => Promise<void>): Promise<void> {
  const before = await page.evaluate(() => performance.timeOrigin)
  await act()
  const lost = () =>
    page.evaluate(began => performance.timeOrigin === began && document.activeElement === document.body, before)
  // A page that goes has no focus to ask for.
  const isLost = () => lost().catch(() => true)
  await expect
    .poll(isLost, { timeout: 10_000, message: `the focus has fallen to the body of ${page.url()}` })
    .toBe(false)
}

export async function type(passenger: Passenger, place: Locator, text: string): Promise<void> {
  await place.waitFor()
  await tabTo(passenger, place)
  await passenger.page.keyboard.type(text)
}

/** Ticks a box, or takes a choice. */
export async function tick(passenger: Passenger, place: Locator): Promise<void> {
  await place.waitFor()
  await tabTo(passenger, place)
  await passenger.page.keyboard.press('Space')
}

/** Choices beside each other, at most. */
const MOST_CHOICES = 12

/** Takes a choice where another is taken already: a group of them is one stop, and arrows go on within it. */
export async function choose(passenger: Passenger, place: Locator): Promise<void> {
  const { page } = passenger
  await place.waitFor()
  const taken = page.locator(`input[name="${await place.getAttribute('name')}"]:checked`)
  if ((await taken.count()) === 0) return tick(passenger, place)
  await tabTo(passenger, taken)
  for (let presses = 0; presses < MOST_CHOICES && !(await place.isChecked()); presses += 1)
    await page.keyboard.press('ArrowDown')
  expect(await place.isChecked()).toBe(true)
}

/** After a page has changed the keyboard goes on in it, and not in what surrounds it. */
export const expectFocusInPage = ({ page }: Passenger): Promise<void> =>
  expect
    .poll(() => page.evaluate(() => document.activeElement?.closest('main') !== null), { timeout: 20_000 })
    .toBe(true)

/**
 * The focus stays in the dialog, however often Tab is pressed, and goes back to where it came from when the dialog is
 * closed.
 */
export async function expectDialogKeepsFocus(passenger: Passenger, opener: Locator): Promise<void> {
  const { page } = passenger
  const isInside = () => page.evaluate(() => document.activeElement?.closest('dialog') !== null)
  const dialog = page.locator('dialog[open]')
  await dialog.waitFor()
  await expect.poll(() => page.evaluate(() => document.activeElement?.closest('dialog[open]') !== null)).toBe(true)
  for (let presses = 0; presses < 8; presses += 1) {
    await page.keyboard.press('Tab')
    expect(await isInside()).toBe(true)
    await expectSeenFocus(passenger)
  }
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'hidden' })
  await expect.poll(() => opener.evaluate(element => element === document.activeElement)).toBe(true)
}

/** Nothing on the way from the first link to the last one keeps the focus. */
export async function expectNoTrap(passenger: Passenger): Promise<void> {
  const last = passenger.page.getByRole('contentinfo').getByRole('link').last()
  await passenger.page.evaluate(() => document.body.focus())
  await tabTo(passenger, last)
}
