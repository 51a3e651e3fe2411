import { MODES } from '../model/mode.ts'
import type { Timetable } from '../model/timetable.ts'
import { bytes, type Codec, count, decimals, oneOf, record, text, texts, wholes } from './column-codecs.ts'

/** Changes whenever anything below does. */
export const FORMAT_VERSION = 1

export const timetableCodec: Codec<Timetable> = record<Timetable>({
  timeZone: text,
  validity: record({ from: text, until: text }),
  feed: record({ publisher: text, version: text, language: text }),
  agencies: record({ ids: texts, names: texts, urls: texts, phones: texts }),
  stops: record({
    ids: texts,
    names: texts,
    codes: texts,
    platforms: texts,
    zones: texts,
    lat: decimals,
    lon: decimals,
    station: wholes,
    isStation: bytes,
    wheelchair: bytes,
  }),
  lines: record({
    ids: texts,
    shortNames: texts,
    longNames: texts,
    modes: oneOf(MODES),
    colours: texts,
    textColours: texts,
    agency: wholes,
  }),
  services: record({ ids: texts, days: count, active: bytes }),
  patterns: record({ line: wholes, callOffsets: wholes, stops: wholes, access: bytes, tripOffsets: wholes }),
  trips: record({
    ids: texts,
    headsign: wholes,
    headsignTexts: texts,
    service: wholes,
    shape: wholes,
    arrivals: wholes,
    departures: wholes,
  }),
  footpaths: record({ offsets: wholes, to: wholes, seconds: wholes, changeSeconds: wholes }),
  shapes: record({ offsets: wholes, lat: wholes, lon: wholes }),
})
