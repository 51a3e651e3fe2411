import { TRANSPORT_KINDS } from '@billett/domain'
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
  who: fc.record({
    party: fc.constantFrom('', '2adult', '1adult,1adult.BC50,2child'),
    comfortClass: fc.constantFrom('second' as const, 'first' as const),
    extra: fc.constantFrom('', '1bicycle', '1bicycle,2dog'),
  }),
  changes: fc.constantFrom(undefined, '0' as const, '1' as const),
  modes: fc.option(fc.subarray([...TRANSPORT_KINDS], { minLength: 1 }), { nil: undefined }),
  walk: fc.constantFrom(undefined, 'slow' as const, 'fast' as const),
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

  it('does not write what is as usual, and sorts who travels', () => {
    const usual = readRelation(new URLSearchParams('from=1&to=2'))
    expect(usual && JSON.parse(JSON.stringify(relationQuery(usual)))).toEqual({ from: '1', to: '2' })
    expect(readRelation(new URLSearchParams('from=1&to=2&party=2child,1adult'))?.who?.party).toBe('1adult,2child')
  })

  it.each([
    'party=ghosts',
    'party=31adult',
    'class=third',
    'extra=dog',
    'timing=Never',
    'at=soon',
    'changes=7',
    'modes=broom',
    'walk=run',
  ])('falls back where it makes no sense: %s', word => {
    const usual = readRelation(new URLSearchParams('from=1&to=2'))
    expect(readRelation(new URLSearchParams(`from=1&to=2&${word}`))).toEqual(usual)
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
      who: { party: '', comfortClass: 'second', extra: '' },
    })
  })
})
