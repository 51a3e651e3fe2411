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
  /** By month; months without a claim stand in it too. */
  months: z.array(z.object({ month: z.string(), ...amounts })),
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
  access,
  params: ExportOf,
  query: ExportQuery,
  reply: file('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', 'text/csv'),
  timeout: 120_000,
})
