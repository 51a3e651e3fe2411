import { TRANSPORT_KINDS } from '@billett/domain'
import { fillPath } from '@billett/paths'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readRelation, relationQuery } from './relation-address.ts'

const reference = fc.string({ minLength: 1 })
const stop = fc.record({ text: fc.constant(''), reference })
const way = reference.map(zones => ({ text: zones, reference: zones }))
const DAY_BEFORE = '2026-11-22T18:00'
const backs = ['2026-11-23T07:30', '2026-11-23T18:00', '2027-01-02T00:15']

const anySearch = fc.record({
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
  back: fc.constantFrom(undefined, DAY_BEFORE, ...backs),
})
const relation = anySearch.filter(({ back, dateTime }) => !back || !dateTime || back >= dateTime)

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
    'back=soon',
    'back=2026-11-23',
  ])('falls back where it makes no sense: %s', word => {
    const usual = readRelation(new URLSearchParams('from=1&to=2'))
    expect(readRelation(new URLSearchParams(`from=1&to=2&${word}`))).toEqual(usual)
  })

  it('has no way back before the way there, and any where that begins now', () => {
    const backIn = (words: string) => readRelation(new URLSearchParams(`from=1&to=2&${words}`))?.back
    fc.assert(
      fc.property(anySearch, search => {
        const words = new URLSearchParams(JSON.parse(JSON.stringify(relationQuery(search))))
        const { back, dateTime } = readRelation(words) ?? {}
        expect(!back || !dateTime || back >= dateTime).toBe(true)
      }),
    )
    expect(backIn('at=2026-11-23T07:30&back=2026-11-23T07:29')).toBeUndefined()
    expect(backIn('at=2026-11-23T07:30&back=2026-11-23T07:30')).toBe('2026-11-23T07:30')
    expect(backIn('back=2026-11-23T07:29')).toBe('2026-11-23T07:29')
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
