import {
  exportFinancialReport,
  type FinancialExportQuery,
  type FinancialReport,
  type ReportOfClass,
} from '@billett/contract'
import {
  addDays,
  businessDateOf,
  type Language,
  nameOfComponent,
  type ReportSpan,
  reportSpan,
  schoolYearOf,
} from '@billett/domain'
import type { StreamedFile } from '../../../call/answer.ts'
import type { Context } from '../../../call/context.ts'
import { refuse } from '../../../call/refused.ts'
import { csvFile } from '../../../spreadsheet/csv-file.ts'
import { xlsxFile } from '../../../spreadsheet/xlsx-file.ts'
import { fetchedBy, notePortalAct } from '../reach/index.ts'
import { claimLines } from './claim-lines.queries.ts'
import { classesOf, NO_AMOUNTS, payerSeen, reportOf } from './claimed.queries.ts'
import { forecastOf } from './forecast.ts'
import { monthsOf } from './months-of.ts'
import { itemsOf, ownSharesOf } from './parts.queries.ts'

const spanOf = (selection: string): ReportSpan => reportSpan(selection) ?? refuse('date', 'dateSelection')

/** What a payer was claimed and credited. Refuses `organisationNotFound` one whose money the reader does not see. */
export async function showReport(context: Context, payerId: string, selection: string): Promise<FinancialReport> {
  const { db, regions } = context.world
  if (!(await payerSeen(context, db, payerId))) return refuse('organisationNotFound', 'payerGuid')
  const span = spanOf(selection)
  const [{ total, rows, months }, items, ownShares] = await Promise.all([
    reportOf(context, db, payerId, span),
    itemsOf(context, db, payerId, span),
    ownSharesOf(context, db, payerId, span),
  ])
  const forecast = await forecastOf(context, payerId, { span, claimed: months.map(({ month }) => month) })
  const byMonth = new Map(months.map(month => [month.month, month]))
  return {
    from: span.from,
    until: addDays(span.until, -1),
    currency: regions.current().tariff.currency,
    total,
    rows: rows.map(({ organisationId, organisationName, ...rest }) => ({
      ...rest,
      organisation: { guid: organisationId, name: organisationName },
    })),
    items: items.map(({ component, ...row }) => ({ ...row, item: nameOfComponent(component, context.language) })),
    ownShares,
    months: monthsOf(span).map(month => byMonth.get(month) ?? { month, ...NO_AMOUNTS }),
    forecast,
    expectedInCent: forecast.reduce((sum, { expectedInCent }) => sum + expectedInCent, total.sumInCent),
  }
}

/**
 * What was claimed and credited for one school. Refuses `organisationNotFound` one whose money the reader does not
 * see.
 */
export async function showReportOfSchool(
  context: Context,
  organisationId: string,
  selection: string,
): Promise<ReportOfClass[]> {
  const { db } = context.world
  if (!(await payerSeen(context, db, organisationId))) return refuse('organisationNotFound', 'orgGuid')
  const rows = await classesOf(context, db, organisationId, spanOf(selection))
  return rows.map(({ component, ...row }) => ({ ...row, item: nameOfComponent(component, context.language) }))
}

const HEADS: Readonly<Record<Language, readonly string[]>> = {
  de: ['Einrichtung', 'Produkt', 'Vertrag', 'Kunde', 'Posten', 'Von', 'Bis', 'Betrag', 'Darin MwSt.'],
  en: ['Organisation', 'Product', 'Contract', 'Customer', 'Item', 'From', 'Until', 'Amount', 'VAT in it'],
}

const TYPES = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const

const NAMES: Readonly<Record<Language, string>> = { de: 'Finanzbericht', en: 'financial-report' }

/** Every claim of a payer's report as a file that is read while it is sent. It is noted before it goes. */
export async function exportReport(
  context: Context,
  payerId: string,
  { dateSelection, format = 'xlsx' }: FinancialExportQuery,
): Promise<StreamedFile> {
  const { world, language } = context
  const payer = await payerSeen(context, world.db, payerId)
  if (!payer) return refuse('organisationNotFound', 'orgId')
  const selection = dateSelection ?? schoolYearOf(businessDateOf(world.clock())).label
  const span = spanOf(selection)
  const { currency } = world.regions.current().tariff
  await notePortalAct(context, world.db, exportFinancialReport, { aboutId: payerId, selection, format })
  async function* batches() {
    for await (const lines of claimLines(context, { payerId, span }))
      yield lines.map(line => [
        line.organisation,
        line.product,
        line.contractNumber,
        line.customerNumber,
        nameOfComponent(line.component, language),
        line.from,
        addDays(line.until, -1),
        { cents: line.cents, currency },
        { cents: line.vatCents, currency },
      ])
  }
  const fetched = await fetchedBy(context, 'report')
  const foot = () => `${payer.name}, ${span.from} – ${addDays(span.until, -1)}, ${fetched}`
  const sheet = { name: NAMES[language], head: HEADS[language], batches: batches(), foot }
  return {
    chunks: format === 'csv' ? csvFile(sheet, language) : xlsxFile(sheet),
    mimeType: TYPES[format],
    fileName: `${NAMES[language]}-${selection}.${format}`,
  }
}
