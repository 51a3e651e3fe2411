import type { FareNote, TariffProblem } from '@billett/tariff-import'
import type { Problem } from '@billett/timetable'

/** What the import itself finds, besides the readers of feeds and tariffs; words are its reader's. */
export type ImportFinding =
  | { code: 'noFile'; file: string }
  | { code: 'noService' | 'noTrips' | 'noRegion' | 'noKnownStops' }
  | { code: 'foreignStops'; count: number; example: string }
  | { code: 'rowsLeftOut'; table: string; taken: number; read: number }

/** Something that is to be said about what is imported: of a place in a file, with values, not yet in words. */
export type Remark = { severity: 'error' | 'warning' | 'notice' } & (
  | { of: 'feed'; problem: Problem }
  | { of: 'fares'; note: FareNote }
  /** `feedTariff`: of a tariff that was made of a feed; nobody can look at it itself. */
  | { of: 'tariff' | 'feedTariff'; problem: TariffProblem }
  | { of: 'import'; finding: ImportFinding }
)

export const feedRemark = (problem: Problem): Remark => ({ severity: problem.severity, of: 'feed', problem })
export const fareRemark = (note: FareNote): Remark => ({ severity: note.severity, of: 'fares', note })
export const tariffRemark = (problem: TariffProblem): Remark => ({ severity: problem.severity, of: 'tariff', problem })
export const feedTariffRemark = (problem: TariffProblem): Remark => ({
  severity: problem.severity,
  of: 'feedTariff',
  problem,
})
export const importRemark = (severity: Remark['severity'], finding: ImportFinding): Remark => ({
  severity,
  of: 'import',
  finding,
})
