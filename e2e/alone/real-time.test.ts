import { expect } from 'vitest'
import { journeyIn } from '../support/each-language.ts'
import { searchRelation } from '../support/pages/search.ts'
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

/** Searches again until the shop knows what the feed says. */
async function showsThat({ page }: Passenger, text: string): Promise<void> {
  const shown = async (): Promise<number> => {
    await page.reload()
    await page.getByRole('article').first().waitFor()
    return page.getByRole('article').filter({ hasText: text }).count()
  }
  await expect.poll(shown, { timeout: TAKEN_OVER, interval: 2000 }).toBeGreaterThan(0)
}

/** Reads of trips that are late, then of one that is cancelled, then of a feed that is out of order. */
async function readHowTripsRun(passenger: Passenger): Promise<void> {
  const { page, t } = passenger
  try {
    await sayThat('late')
    await enterShop(passenger)
    await searchRelation(passenger)
    await showsThat(passenger, t('live.late', { count: 5 }))
    await expectSoundScreen(passenger)
    const late = page.getByRole('article').filter({ hasText: t('live.late', { count: 5 }) })
    await late
      .first()
      .getByRole('button', { name: t('common.details') })
      .click()
    await late.first().getByText(t('live.now')).first().waitFor()
    await expectSoundScreen(passenger)
    await sayThat('cancelled')
    await showsThat(passenger, t('live.cancelled'))
    await sayThat('wrongIds')
    await expect
      .poll(
        async () => {
          await page.reload()
          await page.getByRole('article').first().waitFor()
          return page.getByText(t('live.off')).count()
        },
        { timeout: TAKEN_OVER, interval: 2000 },
      )
      .toBe(1)
    await expectSoundScreen(passenger)
  } finally {
    await sayThat('onTime')
  }
}

journeyIn('de', 'how trips run now, on a phone', readHowTripsRun, { width: 360 })
