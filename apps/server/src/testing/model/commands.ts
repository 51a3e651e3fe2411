import fc from 'fast-check'
import { expect } from 'vitest'
import { doing, type Happening, surroundings } from './happenings.ts'
import type { RealShop } from './real-shop.ts'
import { type Model, moneyOf } from './shop-model.ts'

/** What fast-check hands from command to command. */
export interface Held {
  model: Model
}

type Command = fc.AsyncCommand<Held, RealShop>

/** What must hold after every step, whatever happened. */
async function holds(shop: RealShop, model: Model): Promise<void> {
  const { captured, sold, due } = await shop.money()
  expect({ captured, sold }).toEqual(moneyOf(model))
  expect(due).toBe(captured - sold)
  expect(await shop.ticketsIssued()).toBe(model.order === 'paid' ? model.ticketIds.length : 0)
  expect(await shop.broken()).toEqual([])
}

/** Ids are the shop's to choose; that there are as many is what counts. */
const withoutIds = ({ order, ticketIds, payments, isDown }: Omit<Model, 'isLate'>) => ({
  order,
  tickets: ticketIds.length,
  payments: payments.map(({ ticketIds: theirs, ...payment }) => ({ ...payment, tickets: theirs.length })),
  isDown,
})

/** One thing happens, and everything is as the model says. */
const alone = ({ name, expected, really }: Happening): Command => ({
  check: ({ model }) => expected(model) !== undefined,
  async run(held, shop) {
    const { model, answer } = expected(held.model) ?? { model: held.model, answer: 'good' }
    expect(await really(shop)).toBe(answer)
    const seen = await shop.observe()
    expect(withoutIds(seen)).toEqual(withoutIds(model))
    held.model = { ...model, ...seen }
    await holds(shop, held.model)
  },
  toString: () => name,
})

/**
 * Several things happen at once: whoever comes first, what is there afterwards has to be sound; it is what the model
 * goes on with.
 */
const atOnce = (happenings: readonly Happening[]): Command => ({
  check: () => true,
  async run(held, shop) {
    const answers = await Promise.all(happenings.map(({ really }) => really(shop)))
    if (!held.model.isDown) expect(answers).not.toContain('unreachable')
    held.model = { ...held.model, ...(await shop.observe()) }
    await holds(shop, held.model)
  },
  toString: () => `at once: ${happenings.map(({ name }) => name).join(' | ')}`,
})

const ALONE = [doing.map(alone), surroundings.map(alone)]

/** Anything that can happen to an order, mostly one thing after the other. */
export const anything = fc.commands(
  [...ALONE, ...ALONE, ...ALONE, fc.array(doing, { minLength: 2, maxLength: 4 }).map(atOnce)],
  { maxCommands: 40, size: 'max' },
)
