import { BERLIN, wallClocks } from '@billett/domain'
import { expect } from 'vitest'
import { journeyIn } from '../support/each-language.ts'
import { goToCart, goToCheckout, orderAsGuest } from '../support/pages/checkout.ts'
import { ticketIsThere } from '../support/pages/order-page.ts'
import { payByCard } from '../support/pages/pay-page.ts'
import { putInCart, searchRelation, showTickets, tripRows } from '../support/pages/search.ts'
import type { Passenger } from '../support/passenger.ts'
import { product } from '../support/product.ts'
import { expectSoundScreen } from '../support/screen.ts'
import { enterShop } from '../support/start.ts'

/** Milliseconds: a feed is asked for every half minute, and taken over within five seconds. */
const TAKEN_OVER = 60_000

/** Chooses what the demo feed says. */
async function sayThat(set: string): Promise<void> {
  const body = new URLSearchParams({ set })
  const reply = await fetch(`${product.realTime}/switch`, { method: 'POST', body, redirect: 'manual' })
  expect(reply.status).toBe(303)
}

/** Minutes before its departure from which a trip is said to be late; who knows what will be of it by the morning? */
const TOLD_AHEAD = 90

/** Minutes from now until the first trip leaves. */
async function untilFirst(passenger: Passenger): Promise<number> {
  const row = tripRows(passenger).first()
  const [, leaves = ''] = /(\d\d:\d\d)/.exec(await row.innerText()) ?? []
  return minutesLater(`${wallClocks(BERLIN)(new Date().toISOString()).time} ${leaves}`)
}

/** Searches again until the page says it, which is as soon as the shop knows what the feed says. */
async function saysThat(passenger: Passenger, text: string): Promise<void> {
  const { page } = passenger
  const said = async (): Promise<number> => {
    await page.reload()
    await tripRows(passenger).first().waitFor()
    return page.getByText(text, { exact: true }).count()
  }
  await expect.poll(said, { timeout: TAKEN_OVER, interval: 2000 }).toBeGreaterThan(0)
}

/** The minutes between a struck time and the one beside it, `10:06 10:11`. */
function minutesLater(times: string): number {
  const [from = 0, to = 0] = [...times.matchAll(/(\d{1,2}):(\d\d)/g)].map(
    ([, hour, minute]) => Number(hour) * 60 + Number(minute),
  )
  return (to - from + 1440) % 1440
}

/** Reads that a trip is five minutes late. At night, when nothing leaves soon, there is nothing to read of it. */
async function readsOfDelay(passenger: Passenger): Promise<void> {
  const late = passenger.t('live.late', { count: 5 })
  await saysThat(passenger, late)
  const first = tripRows(passenger).filter({ hasText: late }).first()
  const struck = first.locator('s').first()
  await struck.waitFor()
  expect(minutesLater(await struck.locator('xpath=..').innerText())).toBe(5)
  await expectSoundScreen(passenger)
}

/** Reads of trips that are late, then of those cancelled; the feed breaks, and a ticket is bought all the same. */
async function readHowTripsRun(passenger: Passenger): Promise<void> {
  const { t } = passenger
  try {
    await sayThat('late')
    await enterShop(passenger)
    await searchRelation(passenger)
    if ((await untilFirst(passenger)) < TOLD_AHEAD) await readsOfDelay(passenger)

    await sayThat('cancelled')
    await saysThat(passenger, t('live.cancelled'))
    await expectSoundScreen(passenger)

    await sayThat('wrongIds')
    await saysThat(passenger, t('live.off'))
    expect(await tripRows(passenger).locator('s').count()).toBe(0)
    await expectSoundScreen(passenger)
    await showTickets(passenger)
    await putInCart(passenger, 'Einzelticket')
    await goToCart(passenger)
    await goToCheckout(passenger)
    await orderAsGuest(passenger)
    await payByCard(passenger)
    await ticketIsThere(passenger)
  } finally {
    await sayThat('onTime')
  }
}

journeyIn('de', 'how trips run now, on a phone, and a ticket though nobody knows', readHowTripsRun, { width: 360 })
