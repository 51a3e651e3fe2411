import type { FinancialReport } from '@billett/contract'
import { addMonths, expectedFares, type ReportSpan } from '@billett/domain'
import type { Context } from '../../../call/context.ts'
import { bookReader, withConfigurations } from '../../subscription/contract/index.ts'
import { alikeContracts } from './expected.queries.ts'
import { monthsOf } from './months-of.ts'

/**
 * What would follow the last month that was claimed for, as far as the report reaches: each contract of it until its
 * known end, every month at the price that is valid then.
 */
export async function forecastOf(
  context: Context,
  payerId: string,
  { span, claimed }: { span: ReportSpan; claimed: readonly string[] },
): Promise<FinancialReport['forecast']> {
  const { db, clock, regions } = context.world
  const lastMonth = claimed.at(-1)
  const months = lastMonth === undefined ? [] : monthsOf(span).filter(month => month > lastMonth)
  if (lastMonth === undefined || months.length === 0) return []
  const knownUntil = clock()
  const from = `${lastMonth}-01`
  const last = { from, until: addMonths(from, 1) }
  const stored = await alikeContracts(context, db, payerId, { last, knownUntil })
  const bookOf = bookReader(regions.current())
  const kinds = (await withConfigurations(db, stored)).map(({ configuration, ...alike }) => {
    const prices = bookOf(configuration, alike.events)
    return expectedFares({ ...alike, terms: configuration.terms, prices, knownUntil }, months)
  })
  return months.map(month => ({
    month,
    expectedInCent: kinds.reduce((sum, expected) => sum + (expected.get(month) ?? 0), 0),
  }))
}
