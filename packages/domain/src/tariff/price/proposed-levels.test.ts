import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Journey } from '../journey.ts'
import { aRule, aVersion } from '../small-tariff.fixture.ts'
import { proposedLevels } from './proposed-levels.ts'

const version = aVersion({
  levelRules: [
    ...aVersion().levelRules,
    { ...aRule('2', { kind: 'pair', from: 'A', to: 'C', lines: ['S1'] }), maxRides: 1 },
    { ...aRule('3', { kind: 'contains', zones: ['B', 'C'], lines: ['S1', 'B2'] }), priority: 1 },
  ],
})

const stop = fc.constantFrom('a1', 'a2', 'b1', 'bc', 'c1', 'd1', 'x1', 'nowhere', 'constructor')
const lines = fc.subarray(['S1', 'B2'])

const journey: fc.Arbitrary<Journey> = fc.record(
  {
    origin: stop,
    destination: stop,
    via: fc.constantFrom('', 'bc', 'A,B,E', 'unknown'),
    facts: fc.record({ lines, fewestStops: fc.nat(5), fewestRides: fc.nat(3) }, { requiredKeys: [] }),
    trip: fc.record({ lines, stops: fc.nat(5), zones: fc.constant(['A', 'B']) }, { requiredKeys: ['lines'] }),
  },
  { requiredKeys: ['origin', 'destination'] },
)

describe('the levels proposed for a journey', () => {
  it('are the same, whatever was asked of the tariff before', () => {
    fc.assert(
      fc.property(journey, asked => {
        expect(proposedLevels(version, asked)).toEqual(proposedLevels(structuredClone(version), asked))
      }),
      { numRuns: 1000 },
    )
  })

  it('are one object for stops in the same zones', () => {
    const [first, second] = ['a1', 'a2'].map(origin => proposedLevels(version, { origin, destination: 'c1' }))
    expect(second).toBe(first)
  })
})
