import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decodeRelation, encodeRelation } from './relation-id.ts'

const reference = fc.string({ minLength: 1, maxLength: 20, unit: 'grapheme' }).filter(text => text.isWellFormed())

const relation = fc.record(
  {
    origin: reference,
    destination: reference,
    via: fc.oneof(fc.constant(''), reference),
    lines: fc.array(reference, { minLength: 1, maxLength: 5 }),
    stops: fc.integer({ min: 0, max: 1000 }),
  },
  { requiredKeys: ['origin', 'destination', 'via'] },
)

describe('relation id', () => {
  it('brings back every relation, whatever the references of a feed look like', () => {
    fc.assert(
      fc.property(relation, given => {
        expect(decodeRelation(encodeRelation(given))).toEqual(given)
      }),
    )
  })

  it('reads nothing else than what it writes', () => {
    fc.assert(
      fc.property(fc.string(), text => {
        const read = decodeRelation(text)
        if (read) expect(encodeRelation(read)).toBe(text)
      }),
    )
  })

  it.each([
    ['nothing', ''],
    ['no destination', 'o=a'],
    ['parts twice', 'o=a&o=b&d=c'],
    ['parts in another order', 'd=c&o=a'],
    ['parts nobody knows', 'o=a&d=c&cents=1'],
    ['a negative number of stops', 'o=a&d=c&s=-1'],
    ['half a stop', 'o=a&d=c&s=0.5'],
    ['more stops than any line has', 'o=a&d=c&s=1001'],
  ])('refuses %s', (_, text) => {
    expect(decodeRelation(text)).toBeUndefined()
  })
})
