/**
 * What a statement may name: bounds of time, `:from` and `:to`, and where it was sold, `:serviceArea`. They are bound,
 * never pasted into its text.
 */
export const REPORT_PARAMETERS = ['from', 'to', 'serviceArea'] as const
export type ReportParameter = (typeof REPORT_PARAMETERS)[number]

/** What statements are asked of: rows of the clients their reader sees, without what is secret. */
export interface ReportView {
  name: string
  columns: readonly string[]
  /** It names people: only who may export personal details sees rows. */
  isPersonal: boolean
}

/**
 * Why a statement is none that is run. `notSelect`: it does not begin with `select` · `several`: more than one ·
 * `syntax`: PostgreSQL would not read it · `notAllowed`: it reads, calls or does what reports are not to.
 */
export type StatementFault =
  | { kind: 'notSelect' | 'several' }
  | { kind: 'syntax'; message: string; line: number }
  | { kind: 'notAllowed'; what: string }

export type ReadStatement = { ok: true; parameters: readonly ReportParameter[] } | { ok: false; fault: StatementFault }

export interface ReportQuestion {
  statement: string
  /** Whose rows are seen. */
  clientIds: readonly string[]
  seesPersonal: boolean
  /** Who asks: one statement at a time. */
  person: string
  /** Of each parameter that the statement names: a moment, or the number of a service area. */
  values: Partial<Record<ReportParameter, string | number | undefined>>
  /** In which days begin and moments are written, as `Europe/Berlin`. */
  timeZone: string
}

/** Why a statement took too long, as the database would do it: each step of it with the rows it expects. */
export interface SlowPlan {
  /** `joined`: rows of tables put together each with each · `readWhole`: a table is read from end to end. */
  cause: 'joined' | 'readWhole' | 'much'
  lines: readonly string[]
}

/**
 * `off`: this database has nobody to ask as · `busy`: the asker's last statement, or too many others, still run ·
 * `tooLong`, `tooLarge`: it was ended · `refused`: PostgreSQL says no, in its own words.
 */
export type ReportAnswer =
  | { ok: true; rows: number; csv: Uint8Array }
  | { ok: false; reason: 'off' | 'busy' | 'tooLarge' | 'unreachable' }
  | { ok: false; reason: 'tooLong'; plan: SlowPlan | undefined }
  | { ok: false; reason: 'refused'; message: string }

/** Answers statements that staff write, as somebody who can read nothing but the views of reports. */
export interface ReportDatabase {
  views: readonly ReportView[]
  read: (statement: string) => Promise<ReadStatement>
  run: (question: ReportQuestion) => Promise<ReportAnswer>
}
