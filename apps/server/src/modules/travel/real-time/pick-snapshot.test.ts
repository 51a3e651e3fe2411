import type { Alert } from '@billett/realtime'
import { describe, expect, it } from 'vitest'
import { smallRegion } from '../../../testing/region/small-region.ts'
import { pickSnapshot } from './pick-snapshot.ts'

const NOW = '2026-11-21T09:00:00.000Z'

const alertOf = (id: string, lines: number): Alert => ({
  id,
  severity: 'info',
  periods: [],
  targets: Array.from({ length: lines }, (_, line) => ({ routeId: `${line}` })),
  header: [{ text: 'Works', language: 'en' }],
  description: [],
  url: [],
})

const kept = (...alerts: Alert[]): string[] =>
  pickSnapshot(
    'alerts',
    { writtenAt: 1, trips: [], alerts, vehicles: [] },
    smallRegion().timetable,
    NOW,
  ).feed.alerts.map(({ id }) => id)

describe('alerts of a feed', () => {
  it('are kept, but for one that is about more than a search can go through', () =>
    expect(kept(alertOf('one', 10), alertOf('much', 60_000), alertOf('two', 10))).toEqual(['one', 'two']))

  it('are together no more than that', () =>
    expect(kept(...[1, 2, 3, 4].map(id => alertOf(`${id}`, 20_000)))).toEqual(['1', '2']))
})
