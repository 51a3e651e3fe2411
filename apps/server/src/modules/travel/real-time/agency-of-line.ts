import type { Timetable } from '@billett/timetable'
import { derivedFrom } from '../region/index.ts'

/** The agency of each line by id, `''` where the timetable does not say. */
export const agencyOfLine = derivedFrom(
  ({ lines, agencies }: Timetable): ReadonlyMap<string, string> =>
    new Map(lines.ids.map((id, line) => [id, agencies.ids[lines.agency[line] ?? -1] ?? ''])),
)
