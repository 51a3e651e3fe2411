import { fillPath } from '@billett/paths'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readRelation, relationQuery } from './relation-address.ts'

const reference = fc.string({ minLength: 1 })
const stop = fc.record({ text: fc.constant(''), reference })
const way = reference.map(zones => ({ text: zones, reference: zones }))
const relation = fc.record({
  start: stop,
  end: stop,
  via: fc.option(way),
  timing: fc.constantFrom('Departure' as const, 'Arrival' as const),
  dateTime: fc.option(fc.constantFrom('2026-11-23T07:30', '2027-01-01T00:00')),
})

describe('the address of a search', () => {
  it('gives back the search it was made from', () => {
    fc.assert(
      fc.property(relation, search => {
        const address = fillPath('/relation/*', { '*': '' }, relationQuery(search))
        expect(readRelation(new URL(address, 'http://shop').searchParams)).toEqual(search)
      }),
    )
  })

  it('is none while an end is missing', () => {
    expect(readRelation(new URLSearchParams('from=1&at=2026-11-23T07:30'))).toBeUndefined()
    expect(readRelation(new URLSearchParams(''))).toBeUndefined()
  })

  it('takes no names from the address, and ignores moments that are none', () => {
    expect(readRelation(new URLSearchParams('from=1&fromName=Free%20rides&to=2&at=soon&timing=never'))).toEqual({
      start: { reference: '1', text: '' },
      end: { reference: '2', text: '' },
      via: null,
      timing: 'Departure',
      dateTime: null,
    })
  })
})
