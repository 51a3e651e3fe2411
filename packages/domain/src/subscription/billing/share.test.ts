import { describe, expect, it } from 'vitest'
import { checkShares, type Share, splitPrice } from './share.ts'

const fixed = (payer: string, cents: number): Share => ({ payer, kind: 'fixed', cents })
const permille = (payer: string, of: number): Share => ({ payer, kind: 'permille', permille: of })
const rest = (payer: string): Share => ({ payer, kind: 'remainder' })

describe('shares of a price', () => {
  it.each<[string, number, Share[], number[]]>([
    ['all to one', 6300, [rest('a')], [6300]],
    ['a pupil’s own and the town’s rest', 6300, [fixed('a', 1400), rest('town')], [1400, 4900]],
    ['nothing of the third child', 6300, [fixed('a', 0), rest('town')], [0, 6300]],
    ['no more than there is', 1000, [fixed('a', 1400), rest('town')], [1000, 0]],
    ['two fixed of too little', 1000, [fixed('a', 700), fixed('b', 700), rest('c')], [700, 300, 0]],
    ['halves of an odd price, the cent to the first', 6301, [permille('a', 500), permille('b', 500)], [3151, 3150]],
    ['thirds by largest remainder', 100, [permille('a', 333), permille('b', 333), permille('c', 334)], [33, 33, 34]],
    ['a quarter of an employer', 6300, [permille('works', 250), rest('a')], [1575, 4725]],
    ['three equal rests', 100, [rest('a'), rest('b'), rest('c')], [34, 33, 33]],
    [
      'a fixed share, thousandths of the whole, the rest',
      1000,
      [fixed('a', 100), permille('b', 500), rest('c')],
      [100, 500, 400],
    ],
    ['thousandths of what is gone', 1000, [fixed('a', 800), permille('b', 500), rest('c')], [800, 200, 0]],
    ['what nobody takes to the last', 1000, [permille('a', 100), permille('b', 100)], [100, 900]],
    ['of nothing nothing', 0, [permille('a', 500), rest('b')], [0, 0]],
  ])('%s', (_, price, shares, expected) => expect(splitPrice(price, shares)).toEqual(expected))

  it.each<[string, Share[], string]>([
    ['a rest', [rest('a')], 'fine'],
    ['thousandths to the full', [permille('a', 400), permille('b', 600)], 'fine'],
    ['thousandths to the full and a rest', [permille('a', 1000), rest('b')], 'fine'],
    ['none', [], 'sharesMissing'],
    ['one payer twice', [rest('a'), fixed('a', 5)], 'payerTwice'],
    ['too many thousandths', [permille('a', 600), permille('b', 401)], 'sharesTooMuch'],
    ['too few thousandths', [permille('a', 600), permille('b', 399)], 'sharesTooLittle'],
    ['a fixed one alone', [fixed('a', 6300)], 'sharesTooLittle'],
  ])('%s: %s', (_, shares, expected) => {
    const checked = checkShares(shares)
    expect(checked.ok ? 'fine' : checked.reason).toBe(expected)
  })
})
