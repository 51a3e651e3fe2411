import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { printExtras, printPeople, readExtras, readPeople } from './party-text.ts'

const id = fc.stringMatching(/^[a-zA-Z][a-zA-Z0-9-]{0,8}$/)
const person = fc
  .record({ traveller: id, card: fc.option(id, { nil: undefined }) })
  .map(({ traveller, card }) => ({ traveller, ...(card && { card }) }))

describe('a party as a text', () => {
  it('gives back who travels', () =>
    fc.assert(
      fc.property(fc.array(person, { minLength: 1, maxLength: 30 }), people => {
        const text = printPeople(people)
        const read = readPeople(text) ?? []
        expect(read).toHaveLength(people.length)
        expect(read).toEqual(expect.arrayContaining(people))
        expect(printPeople(read)).toBe(text)
      }),
    ))

  it('gives back what they take along', () =>
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.record({ id, count: fc.integer({ min: 1, max: 9 }) }), {
          selector: each => each.id,
          maxLength: 3,
        }),
        extras => {
          const read = readExtras(printExtras(extras)) ?? []
          expect(read).toHaveLength(extras.length)
          expect(read).toEqual(expect.arrayContaining(extras))
        },
      ),
    ))

  it('is sorted, and the same for the same people', () => {
    const people = [{ traveller: 'child' }, { traveller: 'adult', card: 'BC50' }, { traveller: 'adult' }]
    expect(printPeople([...people, { traveller: 'child' }])).toBe('1adult,1adult.BC50,2child')
  })

  it.each(['', 'adult', '0adult', '2', '1adult,', '31adult', '16adult,15child', '1adult.', '1a.b.c', '-1adult'])(
    'is none: %j',
    text => expect(readPeople(text)).toBeUndefined(),
  )

  it.each(['10dog', '1dog,1dog', '1dog.BC50', 'dog'])('takes nothing along: %j', text =>
    expect(readExtras(text)).toBeUndefined(),
  )
})
