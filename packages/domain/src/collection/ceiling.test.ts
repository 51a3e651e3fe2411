import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { claimsWithin } from './ceiling.ts'

describe('claims that are collected together', () => {
  it.each<[string, number[], number, number[]]>([
    ['are all that were announced', [6300], 6300, [6300]],
    ['15: with a price that was lowered since', [6300, -500], 6300, [6300, -500]],
    ['16: without the difference of a price that was raised since', [6300, 500], 6300, [6300]],
    ['13: with the credit of a month that was collected before', [-6300, 6300, 6300], 6300, [-6300, 6300, 6300]],
    ['13: not while only credits are left', [-6300], 6300, []],
    ['28: nor where a transfer, made while the debit was under way, takes it all', [-6300, 6300], 6300, []],
    ['28: with what such a transfer left over', [-2100, 6300], 6300, [-2100, 6300]],
    [
      '39: of ten contracts are one amount',
      Array.from({ length: 10 }, () => 6300),
      63_000,
      Array.from({ length: 10 }, () => 6300),
    ],
    ['leave out what is too much and take what still fits', [5000, 2000, 1000], 6300, [5000, 1000]],
    ['are none that nobody was told of', [6300], 0, []],
  ])('%s', (_, cents, announced, taken) => {
    const open = cents.map(one => ({ cents: one }))
    expect(claimsWithin(open, announced).map(one => one.cents)).toEqual(taken)
  })

  it('are more than nothing and at most what was announced, or none', () =>
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -10_000, max: 10_000 })), fc.nat(50_000), (cents, announced) => {
        const taken = claimsWithin(
          cents.map(one => ({ cents: one })),
          announced,
        )
        const sum = taken.reduce((all, one) => all + one.cents, 0)
        if (taken.length === 0) return
        expect(sum).toBeGreaterThan(0)
        expect(sum).toBeLessThanOrEqual(announced)
      }),
    ))
})
