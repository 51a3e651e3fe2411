import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Journey } from '../journey.ts'
import { aGroup, aPrice, aRule, aSort, aVersion } from '../small-tariff.fixture.ts'
import { type QuoteRequest, quote } from './quote.ts'

const version = aVersion()
const request = (sort: string, journey?: Journey, more: Partial<QuoteRequest> = {}): QuoteRequest => ({
  sort,
  date: '2026-11-21',
  today: '2026-11-21',
  serviceArea: 2,
  ...(journey ? { journey } : {}),
  ...more,
})
const fromTo = (origin: string, destination: string, more: Partial<Journey> = {}): Journey => ({
  origin,
  destination,
  ...more,
})

describe('the price of a relation', () => {
  it('is the one of its number of zones', () => {
    expect(quote(version, request('single', fromTo('a1', 'd1')))).toMatchObject({
      state: 'known',
      cents: 500,
      vatCents: 33,
      level: '4',
      zones: ['A', 'B', 'C', 'D'],
      priceId: 'single/4',
    })
  })

  it('follows the way that was chosen, and the zones of the trip before it', () => {
    expect(quote(version, request('single', fromTo('a1', 'd1', { via: 'A,B,E,E2,C,D' })))).toMatchObject({ cents: 700 })
    const trip = { lines: ['1'], zones: ['A', 'B'] }
    expect(quote(version, request('single', fromTo('a1', 'b1', { via: 'E', trip })))).toMatchObject({ cents: 300 })
  })

  it('is the cheaper one for a stop on the border', () => {
    expect(quote(version, request('single', fromTo('a1', 'bc')))).toMatchObject({ cents: 300, zones: ['A', 'B'] })
  })

  it('is unknown where the rules say nothing', () => {
    const reason = (journey: Journey) => quote(version, request('single', journey))
    const pair = aRule('2', { kind: 'pair', from: 'A', to: 'B' })
    const withoutZones = aVersion({ zones: [], stopZones: {}, levelRules: [pair] })
    expect(reason(fromTo('a1', 'x1'))).toEqual({ state: 'unknown', reason: 'noPrice' })
    expect(quote(aVersion({ levelRules: [] }), request('single', fromTo('a1', 'b1')))).toEqual({
      state: 'unknown',
      reason: 'noRule',
    })
    expect(quote(withoutZones, request('single', fromTo('a1', 'b1')))).toEqual({
      state: 'unknown',
      reason: 'noRule',
    })
    expect(quote(version, request('single', fromTo('a1', 'b1', { via: '  ' })))).toMatchObject({ cents: 300 })
    expect(reason(fromTo('a1', 'd1', { via: 'nowhere' }))).toEqual({ state: 'unknown', reason: 'viaUnknown' })
    expect(quote(version, request('single'))).toEqual({ state: 'unknown', reason: 'noRelation' })
    expect(quote(version, request('nothing'))).toEqual({ state: 'unknown', reason: 'unknownSort' })
  })

  it('depends on the trip for a short distance', () => {
    expect(quote(version, request('short', fromTo('a1', 'b1')))).toMatchObject({ state: 'from', cents: 150 })
    expect(quote(version, request('short', fromTo('a1', 'b1', { facts: { fewestStops: 4 } })))).toEqual({
      state: 'unknown',
      reason: 'noPrice',
    })
    expect(quote(version, request('short', fromTo('a1', 'b1', { trip: { lines: ['1'], stops: 3 } })))).toMatchObject({
      state: 'known',
      cents: 150,
    })
    expect(quote(version, request('short', fromTo('a1', 'b1', { trip: { lines: ['1'], stops: 4 } })))).toEqual({
      state: 'unknown',
      reason: 'noPrice',
    })
  })

  it('explains itself from the zones to the VAT', () => {
    const found = quote(version, request('single', fromTo('a1', 'b1')))
    expect(found.state === 'unknown' ? found : found.explanation).toEqual({
      version: { id: 'v1', validFrom: '2026-01-01' },
      sort: { id: 'single', name: { de: 'single', en: 'single' } },
      zones: [
        { id: 'A', name: 'Altstadt' },
        { id: 'B', name: 'Burg' },
      ],
      rule: { kind: 'zoneCount', reason: { de: 'rule for 2', en: 'rule for 2' } },
      level: version.levels.find(({ id }) => id === '2'),
      row: { id: 'single/2', cents: 300 },
      timesPassengers: 1,
      grossCents: 300,
      netCents: 280,
      vat: { permille: 70, cents: 20 },
    })
  })
})

describe('a rule of the tariff', () => {
  const priced = (rules: Parameters<typeof aRule>[1][], journey: Journey) => {
    const levels = rules.map((_, i) => `L${i}`)
    const found = quote(
      aVersion({
        levelRules: rules.map((rule, i) => aRule(`L${i}`, rule)),
        prices: levels.map((level, i) => aPrice('single', level, 100 * (i + 1))),
      }),
      request('single', journey),
    )
    return found.state === 'unknown' ? found.reason : `${found.state} ${found.cents}`
  }

  it('from zone to zone holds in its direction only', () => {
    const pair = { kind: 'pair', from: 'A', to: 'B' } as const
    expect(priced([pair], fromTo('a1', 'b1'))).toBe('known 100')
    expect(priced([pair], fromTo('b1', 'a1'))).toBe('noRule')
  })

  it('for lines needs a trip that uses no other', () => {
    const line = { kind: 'line', lines: ['1', '2'] } as const
    const rule = { ...line, lines: [...line.lines] }
    expect(priced([rule], fromTo('a1', 'b1', { trip: { lines: ['1', '2'] } }))).toBe('known 100')
    expect(priced([rule], fromTo('a1', 'b1', { trip: { lines: ['1', '3'] } }))).toBe('noRule')
    expect(priced([rule], fromTo('a1', 'b1'))).toBe('from 100')
    expect(priced([rule], fromTo('a1', 'b1', { facts: { lines: ['2'] } }))).toBe('from 100')
    expect(priced([rule], fromTo('a1', 'b1', { facts: { lines: ['3'] } }))).toBe('noRule')
  })

  it('that touches zones means exactly these', () => {
    const rule = { kind: 'contains' as const, zones: ['A', 'B', 'C'] }
    expect(priced([rule], fromTo('a1', 'c1', { trip: { lines: ['1'], zones: ['A', 'B', 'C'] } }))).toBe('known 100')
    expect(priced([rule], fromTo('a1', 'b1', { trip: { lines: ['1'], zones: ['A', 'B'] } }))).toBe('noRule')
    expect(priced([rule], fromTo('a1', 'd1', { via: 'A,B,C,D' }))).toBe('noRule')
    expect(priced([rule], fromTo('a1', 'c1', { via: 'A,B,C' }))).toBe('known 100')
    expect(priced([rule], fromTo('a1', 'c1'))).toBe('from 100')
  })

  it('for the whole network needs no zones', () => {
    expect(priced([{ kind: 'everywhere' }], fromTo('nowhere', 'elsewhere'))).toBe('known 100')
    expect(priced([{ kind: 'pair', from: 'A', to: 'B' }], fromTo('nowhere', 'elsewhere'))).toBe('stopWithoutZone')
    expect(priced([{ kind: 'pair', from: 'A', to: 'B' }], fromTo('a1', 'elsewhere'))).toBe('stopWithoutZone')
    expect(priced([{ kind: 'pair', from: 'A', to: 'B' }], fromTo('nowhere', 'b1'))).toBe('stopWithoutZone')
  })

  it('for one end leaves the other open', () => {
    expect(priced([{ kind: 'origin', from: 'A' }], fromTo('a1', 'x1'))).toBe('known 100')
    expect(priced([{ kind: 'destination', to: 'A' }], fromTo('a1', 'x1'))).toBe('noRule')
  })

  it('for one ride does not price a trip with a change', () => {
    const rule = { kind: 'everywhere' as const, maxRides: 1 }
    expect(priced([rule], fromTo('a1', 'b1', { trip: { lines: ['1'] } }))).toBe('known 100')
    expect(priced([rule], fromTo('a1', 'b1', { trip: { lines: ['1', '2'] } }))).toBe('noRule')
    expect(priced([rule], fromTo('a1', 'b1', { facts: { fewestRides: 2 } }))).toBe('noRule')
  })

  it('of a higher priority silences the others, once it certainly holds', () => {
    const rules = [{ kind: 'everywhere' as const }, { kind: 'line' as const, lines: ['1'], priority: 1 }]
    expect(priced(rules, fromTo('a1', 'b1', { trip: { lines: ['1'] } }))).toBe('known 200')
    expect(priced(rules, fromTo('a1', 'b1', { trip: { lines: ['2'] } }))).toBe('known 100')
  })

  it('of a higher priority that may hold leaves the price of the others open', () => {
    const rules = [{ kind: 'everywhere' as const }, { kind: 'line' as const, lines: ['1'], priority: 1 }]
    expect(priced(rules, fromTo('a1', 'b1'))).toBe('from 100')
  })

  it('that is one of many that hold gives the cheapest price', () => {
    expect(priced([{ kind: 'everywhere' }, { kind: 'pair', from: 'A', to: 'B' }], fromTo('a1', 'b1'))).toBe('known 100')
  })
})

describe('a stop with a name from the depths of the language', () => {
  it('has no zone like any unknown stop', () => {
    for (const stop of ['constructor', '__proto__', 'toString', '']) {
      expect(quote(version, request('single', fromTo(stop, 'a1', { via: stop })))).toMatchObject({ state: 'unknown' })
    }
  })
})

describe('a sale', () => {
  const reason = (sort: Partial<Parameters<typeof aSort>[1]>, more: Partial<QuoteRequest>) => {
    const found = quote(aVersion({ sorts: [aSort('day', { group: 'day', ...sort })] }), request('day', undefined, more))
    return found.state === 'unknown' ? found.reason : found.cents
  }

  it('of what the law knows as a subscription ends as soon as subscriptions can be concluded, and only then', () => {
    const group = aGroup('day', { serviceAreas: [2, 4], singlyUntilSubscriptions: true })
    const sold = (subscriptionsOnSale: boolean | undefined, serviceArea: number, groups = [group]) => {
      const version = aVersion({ groups, sorts: [aSort('day', { group: 'day' })] })
      return quote(version, request('day', undefined, { serviceArea, subscriptionsOnSale })).state
    }
    expect([sold(undefined, 2), sold(false, 2), sold(true, 2)]).toEqual(['known', 'known', 'unknown'])
    expect(sold(true, 4)).toBe('known')
    expect(sold(true, 2, [{ ...group, singlyUntilSubscriptions: false }])).toBe('known')
  })

  it('happens only in the service area and within the days of the sort', () => {
    expect(reason({}, {})).toBe(900)
    expect(reason({}, { serviceArea: 4 })).toBe('otherServiceArea')
    expect(reason({ saleFrom: '2026-11-22' }, {})).toBe('notYetOnSale')
    expect(reason({ saleUntil: '2026-11-20' }, {})).toBe('noLongerOnSale')
    expect(reason({ saleFrom: '2026-11-21', saleUntil: '2026-11-21' }, {})).toBe(900)
    expect(reason({ saleFrom: '2026-11-20', saleUntil: '2026-11-22' }, {})).toBe(900)
    expect(reason({}, { date: '2026-11-20' })).toBe('inThePast')
    expect(reason({ preSaleDays: 3 }, { date: '2026-11-24' })).toBe(900)
    expect(reason({ preSaleDays: 3 }, { date: '2026-11-25' })).toBe('tooFarAhead')
  })

  it('counts the people of a group, within its size', () => {
    const group = { passengers: { min: 2, max: 5, perPerson: true } }
    expect(reason(group, {})).toBe(1800)
    expect(reason(group, { passengers: 5 })).toBe(4500)
    expect(reason({ passengers: { min: 2, max: 5 } }, { passengers: 5 })).toBe(900)
    for (const passengers of [1, 6, 2.5, Number.NaN, -3]) expect(reason(group, { passengers })).toBe('passengerCount')
  })
})

describe('of several rows that hold', () => {
  const everywhere = { kind: 'everywhere' as const }
  const onTrams = { kind: 'line' as const, lines: ['tram'] }
  const toB = { kind: 'zoneCount' as const, min: 2, max: 2 }
  const priced = (rows: [rule: Parameters<typeof aRule>[1], cents: number][], journey: Journey) =>
    quote(
      aVersion({
        levelRules: rows.map(([rule], i) => aRule(`L${i}`, rule)),
        prices: rows.map(([, cents], i) => aPrice('single', `L${i}`, cents)),
      }),
      request('single', journey),
    )
  const there = fromTo('a1', 'b1')

  it('the cheapest is the price, wherever it stands', () => {
    expect(
      priced(
        [
          [everywhere, 300],
          [toB, 200],
          [everywhere, 400],
        ],
        there,
      ),
    ).toMatchObject({ cents: 200 })
    expect(
      priced(
        [
          [toB, 200],
          [everywhere, 300],
        ],
        there,
      ),
    ).toMatchObject({ cents: 200 })
  })

  it('one that is certain goes before one that may hold, at the same price', () => {
    expect(
      priced(
        [
          [onTrams, 200],
          [everywhere, 200],
        ],
        there,
      ),
    ).toMatchObject({ state: 'known', priceId: 'single/L1' })
    expect(
      priced(
        [
          [everywhere, 200],
          [onTrams, 200],
        ],
        there,
      ),
    ).toMatchObject({ state: 'known', priceId: 'single/L0' })
  })

  it('the first is named of two alike', () => {
    expect(
      priced(
        [
          [everywhere, 200],
          [everywhere, 200],
        ],
        there,
      ),
    ).toMatchObject({ priceId: 'single/L0' })
  })

  it('a way through fewer zones is named before one through more', () => {
    const both = { kind: 'zoneCount' as const, min: 1, max: 9 }
    expect(priced([[both, 200]], fromTo('bc', 'd1'))).toMatchObject({ zones: ['C', 'D'] })
    expect(priced([[both, 200]], fromTo('d1', 'bc'))).toMatchObject({ zones: ['D', 'C'] })
    expect(priced([[both, 200]], fromTo('a1', 'bc'))).toMatchObject({ zones: ['A', 'B'] })
  })

  it('a row for everywhere needs no relation, and has no zones', () => {
    const both = aVersion({ prices: [aPrice('single', '2', 300), aPrice('single', null, 500)] })
    expect(quote(both, request('single'))).toMatchObject({ state: 'known', cents: 500, zones: [] })
    expect(quote(both, request('single', there))).toMatchObject({ cents: 300 })
  })

  it('none at all is no price, with a relation or without', () => {
    const none = aVersion({ prices: [] })
    expect(quote(none, request('single'))).toEqual({ state: 'unknown', reason: 'noPrice' })
  })
})

describe('a price that cannot be', () => {
  it.each([-100, Number.MAX_SAFE_INTEGER + 1, 12.5])('%d cents is none, free or not', cents => {
    for (const free of [true, false]) {
      const odd = aVersion({ sorts: [aSort('day', { group: 'day', free })], prices: [aPrice('day', null, cents)] })
      expect(quote(odd, request('day'))).toEqual({ state: 'unknown', reason: 'zeroPrice' })
    }
  })
})

describe('why a group pays what it pays', () => {
  it.each([
    [true, 3],
    [false, 1],
  ])('each for themselves %s: times %d', (perPerson, times) => {
    const sorts = [aSort('day', { group: 'day', passengers: { min: 1, max: 5, perPerson } })]
    expect(quote(aVersion({ sorts }), request('day', undefined, { passengers: 3 }))).toMatchObject({
      cents: 900 * times,
      explanation: { timesPassengers: times, level: null, row: { cents: 900 } },
    })
  })

  it('names a zone the tariff has no name for by its number', () => {
    const trip = { lines: ['1'], zones: ['A', '77'] }
    expect(quote(version, request('single', fromTo('a1', 'b1', { trip })))).toMatchObject({
      explanation: {
        zones: [
          { id: 'A', name: 'Altstadt' },
          { id: '77', name: '77' },
        ],
      },
    })
  })
})

describe('a price of 0', () => {
  it('is one only where the sort says free', () => {
    const free = (free: boolean) =>
      quote(
        aVersion({ sorts: [aSort('day', { group: 'day', free })], prices: [aPrice('day', null, 0)] }),
        request('day'),
      )
    expect(free(false)).toEqual({ state: 'unknown', reason: 'zeroPrice' })
    expect(free(true)).toMatchObject({ state: 'known', cents: 0, vatCents: 0 })
  })
})

describe('every quote', () => {
  const stops = fc.constantFrom('a1', 'a2', 'b1', 'bc', 'c1', 'd1', 'e1', 'x1', 'nowhere')
  const amounts = fc.array(fc.nat(20_000), { minLength: 6, maxLength: 6 })
  const version = (amounts: number[], vatPermille: number, free: boolean) =>
    aVersion({
      sorts: [aSort('single', { vatPermille, free })],
      prices: amounts.map((cents, i) => aPrice('single', `${i + 1}`, cents)),
    })

  it('is nothing only where free, and adds up', () => {
    fc.assert(
      fc.property(stops, stops, amounts, fc.nat(250), fc.boolean(), (origin, destination, rows, vat, free) => {
        const found = quote(version(rows, vat, free), request('single', fromTo(origin, destination)))
        if (found.state === 'unknown') return
        if (found.cents === 0) expect(free).toBe(true)
        expect(found.explanation.netCents + found.vatCents).toBe(found.cents)
        expect(found.vatCents).toBeGreaterThanOrEqual(0)
        expect(found.cents).toBeGreaterThanOrEqual(0)
      }),
    )
  })

  it('is the same in both directions where the rules are', () => {
    fc.assert(
      fc.property(stops, stops, amounts, (origin, destination, rows) => {
        const tariff = version(rows, 70, false)
        const there = quote(tariff, request('single', fromTo(origin, destination)))
        const back = quote(tariff, request('single', fromTo(destination, origin)))
        expect(back.state === 'unknown' ? back : back.cents).toEqual(there.state === 'unknown' ? there : there.cents)
      }),
    )
  })
})

describe('a short distance on some lines only', () => {
  const rules = version.levelRules.filter(rule => rule.kind !== 'stops')
  const onTrams = aVersion({
    levelRules: [aRule('K', { kind: 'stops', max: 3, lines: ['tram'], maxRides: 1 }), ...rules],
  })
  const priced = (trip: { lines: string[]; stops: number }) =>
    quote(onTrams, request('short', fromTo('a1', 'b1', { trip })))

  it.each([
    ['a tram within the distance', { lines: ['tram'], stops: 3 }, 'known'],
    ['a tram beyond the distance', { lines: ['tram'], stops: 4 }, 'unknown'],
    ['a train, however few its stops', { lines: ['train'], stops: 1 }, 'unknown'],
    ['a tram and then a train', { lines: ['tram', 'train'], stops: 2 }, 'unknown'],
    ['a change between trams', { lines: ['tram', 'tram'], stops: 2 }, 'unknown'],
  ])('%s', (_, trip, state) => {
    expect(priced(trip).state).toBe(state)
  })

  it('is not offered where none of the lines leads there', () => {
    const facts = { lines: ['train'], fewestStops: 1 }
    expect(quote(onTrams, request('short', fromTo('a1', 'b1', { facts })))).toEqual({
      state: 'unknown',
      reason: 'noPrice',
    })
  })
})
