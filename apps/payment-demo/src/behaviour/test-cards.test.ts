import { expect, it } from 'vitest'
import { SCENARIOS } from './scenarios.ts'
import { findTestCard, TEST_CARDS } from './test-cards.ts'

const passesLuhn = (number: string): boolean =>
  [...number].reverse().reduce((sum, sign, index) => {
    const digit = Number(sign) * (index % 2 ? 2 : 1)
    return sum + (digit > 9 ? digit - 9 : digit)
  }, 0) %
    10 ===
  0

it.each(TEST_CARDS)('$number is a well-formed number of one card only', card => {
  expect(passesLuhn(card.number)).toBe(true)
  expect(TEST_CARDS.filter(({ number }) => number === card.number)).toHaveLength(1)
  expect(findTestCard(card.number)).toBe(card)
})

it('offers a card for every scenario that begins on the pay page', () => {
  const byCard = new Set<string>(TEST_CARDS.map(card => card.scenario))
  const elsewhere = /^(create|cancel)-|^refund-(exception|timeout|answer-lost)$|^declined-account-closed$/
  const missing = Object.keys(SCENARIOS).filter(name => !byCard.has(name) && !elsewhere.test(name))
  expect(missing).toEqual([])
})
