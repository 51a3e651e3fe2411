import { MODES } from '../model/mode.ts'
import type { PatternTable, Timetable } from '../model/timetable.ts'
import { bytes, type Codec, count, decimals, oneOf, record, text, texts, wholes } from './column-codecs.ts'

/** Changes whenever anything below does. */
export const FORMAT_VERSION = 2

const withoutSequences = { line: wholes, callOffsets: wholes, stops: wholes, access: bytes, tripOffsets: wholes }

const patterns: Codec<PatternTable> = record<PatternTable>({ ...withoutSequences, sequences: wholes })

/** Version 1: a shop goes on selling with what it has imported before. */
const earlier = record<Omit<PatternTable, 'sequences'>>(withoutSequences)
const earlierPatterns: Codec<PatternTable> = {
  write: earlier.write,
  read: reader => ({ ...earlier.read(reader), sequences: new Int32Array() }),
}

const withPatterns = (patternCodec: Codec<PatternTable>): Codec<Timetable> =>
  record<Timetable>({
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
    patterns: patternCodec,
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

/** By the version in front of the bytes. */
export const CODECS: Readonly<Record<number, Codec<Timetable>>> = {
  1: withPatterns(earlierPatterns),
  [FORMAT_VERSION]: withPatterns(patterns),
}
