import type { Leg, StopCall } from '@billett/contract'
import { describe, expect, it } from 'vitest'
import { brokenBy, changedPlatform, punctualityOf, shifted, tripNow } from './live-facts.ts'

const at = (time: string): string => `2026-11-21T${time}.000Z`

describe('punctuality', () => {
  it.each([
    ['10:06:00', '10:06:00', { state: 'onTime' }],
    ['10:06:00', '10:06:59', { state: 'onTime' }],
    ['10:06:00', '10:05:01', { state: 'onTime' }],
    ['10:06:00', '10:07:00', { state: 'late', minutes: 1 }],
    ['10:06:00', '10:10:30', { state: 'late', minutes: 4 }],
    ['10:06:00', '10:04:00', { state: 'early', minutes: 2 }],
  ])('of what was planned for %s and is at %s is %j', (planned, now, expected) => {
    expect(punctualityOf(at(planned), at(now))).toEqual(expected)
  })

  it('is unknown where nothing is told', () => {
    expect(punctualityOf(at('10:06:00'), null)).toBeNull()
    expect(punctualityOf(at('10:06:00'), undefined)).toBeNull()
    expect(punctualityOf(null, at('10:06:00'))).toBeNull()
  })
})

const stop = (over: Partial<StopCall> = {}): StopCall => ({
  reference: 'a',
  text: 'A',
  platform: '5',
  latitude: 50,
  longitude: 8,
  arrival: at('10:30:00'),
  departure: at('10:06:00'),
  ...over,
})
const NOW = { arrival: null, departure: null, platform: '5', skipped: false }
const ride = (over: Partial<Leg> = {}): Leg => ({
  kind: 'ride',
  line: null,
  direction: null,
  from: stop(),
  to: stop(),
  stops: [],
  durationMinutes: 24,
  polyline: [],
  ...over,
})

describe('a trip', () => {
  it.each([
    ['runs', {}, null],
    ['is cancelled', { now: { cancelled: true } }, 'cancelled'],
    ['does not stop where one boards', { from: stop({ now: { ...NOW, skipped: true } }) }, 'cancelled'],
    ['does not stop where one alights', { to: stop({ now: { ...NOW, skipped: true } }) }, 'cancelled'],
    ['has a change that fails', { connection: 'missed' as const }, 'missed'],
    ['has a change that may fail', { connection: 'atRisk' as const }, null],
  ])('that %s', (_, over, expected) => {
    expect(brokenBy({ legs: [ride(), ride(over)] })).toBe(expected)
  })

  it('begins and ends with its rides, walks around them or not', () => {
    const late = ride({
      from: stop({ now: { ...NOW, departure: at('10:09:00') } }),
      to: stop({ now: { ...NOW, arrival: at('10:32:00') } }),
    })
    const walk = ride({ kind: 'walk' })
    expect(tripNow({ legs: [walk, late, walk] })).toEqual({
      departure: { state: 'late', minutes: 3 },
      arrival: { state: 'late', minutes: 2 },
    })
    expect(shifted(at('10:02:00'), { state: 'late', minutes: 3 })).toBe(at('10:05:00'))
    expect(tripNow({ legs: [walk] })).toEqual({ departure: null, arrival: null })
  })

  it('leaves from another platform only where that has changed', () => {
    expect(changedPlatform(stop({ now: { ...NOW, platform: '7' } }))).toBe('7')
    expect(changedPlatform(stop({ now: NOW }))).toBeNull()
    expect(changedPlatform(stop({ now: { ...NOW, platform: null } }))).toBeNull()
    expect(changedPlatform(stop())).toBeNull()
  })
})
