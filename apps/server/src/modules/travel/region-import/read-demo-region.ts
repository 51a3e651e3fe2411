import { demoRegion } from '@billett/demo-region'
import type { PlainDate, Tariff } from '@billett/domain'
import { buildTimetable, readTables } from '@billett/timetable'
import { type Reading, refusal } from './region-parts.ts'
import { feedRemark } from './remark.ts'

export const DEMO_SOURCE = 'demo'

/**
 * The region that ships with the product, with a timetable around today. `kept` is a tariff that somebody put in its
 * place.
 */
export function readDemoRegion(today: PlainDate, kept?: { tariffSource: string | null; tariff: Tariff }): Reading {
  const { tables, tariff: ownTariff } = demoRegion(today)
  const reading = readTables(tables)
  const remarks = reading.problems.map(feedRemark)
  if (!reading.ok) return { ok: false, remarks }
  const build = buildTimetable(reading.tables)
  if (!build.ok) return refusal({ code: build.reason })
  const { timetable } = build
  const name = timetable.feed.publisher || (timetable.agencies.names[0] ?? DEMO_SOURCE)
  const { tariffSource, tariff } = kept ?? { tariffSource: null, tariff: ownTariff }
  return { ok: true, parts: { name, source: DEMO_SOURCE, tariffSource, timetable, tariff, remarks } }
}
