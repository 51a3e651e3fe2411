import { isReportSelection } from '@billett/domain'
import * as z from 'zod/mini'
import { defineCall, file, list } from '../../define-call.ts'
import { key } from '../../failures/key.ts'
import { CurrencyCode, DateText } from '../../values/answered.ts'
import { Cents } from '../../values/money.ts'
import { Labelled, seen } from '../../values/portal.ts'
import { Guid } from '../../values/text.ts'

const service = 'schoolSubscription' as const
const access = seen('FinancialReport')

/** `2026-11` · `sy2026`, a school year · `2026-08..2027-01`, both months meant. */
const Selection = z.string().check(z.refine<string>(isReportSelection, key('date')))

const OfPayer = z.object({
  payerGuid: Guid,
  dateSelection: Selection,
})

const amounts = {
  /** Contracts with a claim in it. */
  contracts: z.int(),
  claimedInCent: Cents,
  /** What was given back; less than nothing. */
  creditedInCent: Cents,
  /** Both together. */
  sumInCent: Cents,
}

const FinancialReport = z.object({
  /** First day of the report, and the last one. */
  from: DateText,
  until: DateText,
  currency: CurrencyCode,
  total: z.object(amounts),
  /** By school and product, by name. */
  rows: z.array(z.object({ organisation: Labelled, product: z.string(), ...amounts })),
  /** By what it is for: the ticket, a fee, a correction; the largest first. */
  items: z.array(
    z.object({
      /** The ticket, a fee, a correction, in the reader's language. */
      item: z.string(),
      ...amounts,
    }),
  ),
  /**
   * What people, families or employees, pay themselves of the same contracts, besides all of the above. What other
   * organisations pay of them is told to nobody else.
   */
  ownShares: z.object(amounts),
  /** By month; months without a claim stand in it too. */
  months: z.array(z.object({ month: z.string(), ...amounts })),
  /**
   * Months of it that nothing was claimed for yet, with what would be if all contracts of the last claimed month went
   * on until their known ends, each month at the price that is valid then; empty where it is over, or nothing was ever
   * claimed.
   */
  forecast: z.array(z.object({ month: z.string(), expectedInCent: Cents })),
  /** What was claimed and credited, and what is expected besides. */
  expectedInCent: Cents,
})
export type FinancialReport = z.infer<typeof FinancialReport>

export const getFinancialReport = defineCall({
  name: 'schoolSubscription/getFinancialReport',
  service,
  method: 'GET',
  path: '/schoolSubscription/{payerGuid}/{dateSelection}/financialReport',
  summary: 'What was claimed of a payer and credited, by school, product and month, to the cent',
  access,
  params: OfPayer,
  reply: list(FinancialReport),
  supersedes: true,
})

const OfSchool = z.object({ orgGuid: Guid })

const OfSpan = z.object({ dateSelection: Selection })

const ReportOfClass = z.object({
  /** The class they were in when it was claimed; empty where nobody knows. */
  class: z.string(),
  product: z.string(),
  /** What it is for: the ticket, a fee, a correction. */
  item: z.string(),
  ...amounts,
})
export type ReportOfClass = z.infer<typeof ReportOfClass>

export const getReportOfSchool = defineCall({
  name: 'schoolSubscription/getFinancialReportOfSchool',
  service,
  method: 'GET',
  path: '/schoolSubscription/financialReport/{orgGuid}/classes',
  summary: 'What was claimed and credited for one school of whom the reader looks after, by class, product and item',
  access,
  params: OfSchool,
  query: OfSpan,
  reply: list(ReportOfClass),
  supersedes: true,
})

const ExportOf = z.object({ orgId: Guid })

const ExportQuery = z.object({
  /** The school year that runs without it. */
  dateSelection: z.optional(Selection),
  /** `xlsx` without it. */
  format: z.optional(z.enum(['xlsx', 'csv'], key('notValid'))),
})
export type FinancialExportQuery = z.infer<typeof ExportQuery>

export const exportFinancialReport = defineCall({
  name: 'schoolSubscription/exportFinancialReport',
  service,
  method: 'GET',
  path: '/schoolSubscription/financialReport/{orgId}/export',
  summary: 'Every claim of a payer’s report, one to a line, as a spreadsheet or as text; who fetches it is noted',
  access: { ...access, stepUp: true },
  params: ExportOf,
  query: ExportQuery,
  reply: file('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', 'text/csv'),
  timeout: 120_000,
})
