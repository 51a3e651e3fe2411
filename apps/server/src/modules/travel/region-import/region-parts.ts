import type { Tariff } from '@billett/domain'
import type { Timetable } from '@billett/timetable'
import { type ImportFinding, importRemark, type Remark } from './remark.ts'

/** What an import will store, before it is stored. */
export interface RegionParts {
  name: string
  /** Where the timetable came from. */
  source: string
  /** The file that has replaced its tariff; null where both came together. */
  tariffSource: string | null
  timetable: Timetable
  tariff: Tariff
  remarks: Remark[]
}

export type Reading = { ok: true; parts: RegionParts } | { ok: false; remarks: Remark[] }

export const refusal = (finding: ImportFinding): Reading => ({ ok: false, remarks: [importRemark('error', finding)] })
