import type { LocalText } from '@billett/domain'

/** `error`: the feed is refused · `warning`: something was skipped or replaced · `notice`: nothing is lost. */
export type Severity = 'error' | 'warning' | 'notice'

export type ProblemKind =
  | 'notAZip'
  | 'damagedEntry'
  | 'tooLarge'
  | 'tooManyFiles'
  | 'tooDense'
  | 'overlappingFiles'
  | 'unsafeName'
  | 'secondFeed'
  | 'unknownFile'
  | 'missingFile'
  | 'missingColumn'
  | 'extraColumn'
  | 'malformedCsv'
  | 'columnCount'
  | 'notUtf8'
  | 'utf16'
  | 'onDemand'
  | 'missingValue'
  | 'badValue'
  | 'duplicateId'
  | 'danglingReference'
  | 'refersToSkipped'
  | 'zoneOfMissingStation'
  | 'finerThanCurrency'
  | 'stopWithoutCoordinates'
  | 'sequenceTwice'
  | 'timesNotAscending'
  | 'tooFewCalls'
  | 'nothingLeft'
  | 'tooManySkipped'

/**
 * What was found while reading a feed. Equal findings of one field are one problem with a count; line and value are
 * those of the first.
 */
export interface Problem {
  kind: ProblemKind
  severity: Severity
  /** `stop_times.txt`, or the name inside the zip, or `''` for the feed as a whole. */
  file: string
  field?: string
  line?: number
  value?: string
  count: number
  message: LocalText
}
