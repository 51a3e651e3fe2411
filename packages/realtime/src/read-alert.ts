import type { FieldReader } from './field-reader.ts'
import { ID_LENGTH, readTripRef } from './read-parts.ts'
import { type Alert, type AlertTarget, type Period, SEVERITIES, type Translation } from './real-time-feed.ts'

/** Letters of a text; the rest is cut. */
const TEXT_LENGTH = 4000

function readPeriod(reader: FieldReader): Period {
  const period: Period = {}
  reader.message(tag => {
    if (tag === 1) period.from = reader.whole()
    if (tag === 2) period.until = reader.whole()
  })
  return period
}

function readTarget(reader: FieldReader): AlertTarget {
  const target: AlertTarget = {}
  reader.message(tag => {
    if (tag === 1) target.agencyId = reader.text(ID_LENGTH)
    if (tag === 2) target.routeId = reader.text(ID_LENGTH)
    if (tag === 4) target.trip = readTripRef(reader)
    if (tag === 5) target.stopId = reader.text(ID_LENGTH)
  })
  return target
}

function readTranslations(reader: FieldReader): Translation[] {
  const texts: Translation[] = []
  reader.message(outer => {
    if (outer !== 1) return
    const translation: Translation = { text: '', language: '' }
    reader.message(tag => {
      if (tag === 1) translation.text = reader.text(TEXT_LENGTH)
      if (tag === 2) translation.language = reader.text(ID_LENGTH)
    })
    if (translation.text.trim() !== '') texts.push(translation)
  })
  return texts
}

/** An alert; `id` is that of its entity. */
export function readAlert(reader: FieldReader): Omit<Alert, 'id'> {
  const alert: Omit<Alert, 'id'> = {
    severity: 'unknown',
    periods: [],
    targets: [],
    header: [],
    description: [],
    url: [],
  }
  reader.message(tag => {
    if (tag === 1) alert.periods.push(readPeriod(reader))
    if (tag === 5) alert.targets.push(readTarget(reader))
    if (tag === 8) alert.url = readTranslations(reader)
    if (tag === 10) alert.header = readTranslations(reader)
    if (tag === 11) alert.description = readTranslations(reader)
    if (tag === 14) alert.severity = SEVERITIES[reader.whole() - 1] ?? 'unknown'
  })
  return alert
}
