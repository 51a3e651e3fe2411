import type { FinancialReport } from '@billett/contract'
import { addMonths, businessDateOf, expectedFares, firstOfMonth, type ReportSpan } from '@billett/domain'
import type { Context } from '../../../call/context.ts'
import { bookReader, withConfigurations } from '../../subscription/contract/index.ts'
import { plannedFees } from '../job-ticket/index.ts'
import { alikeContracts } from './expected.queries.ts'
import { monthsOf } from './months-of.ts'

interface Reported {
  span: ReportSpan
  /** Months that something was claimed for. */
  claimed: readonly string[]
}

/** Amounts of months that are still to come. */
type Expected = ReadonlyMap<string, number>

/** Each contract of the last month that was claimed for until its known end, every month at the price of then. */
async function faresAhead(context: Context, payerId: string, { span, claimed }: Reported): Promise<Expected> {
  const { db, clock, regions } = context.world
  const lastMonth = claimed.at(-1)
  const months = lastMonth === undefined ? [] : monthsOf(span).filter(month => month > lastMonth)
  if (lastMonth === undefined || months.length === 0) return new Map()
  const knownUntil = clock()
  const from = `${lastMonth}-01`
  const last = { from, until: addMonths(from, 1) }
  const stored = await alikeContracts(context, db, payerId, { last, knownUntil })
  const bookOf = bookReader(regions.current())
  const kinds = (await withConfigurations(db, stored)).map(({ configuration, ...alike }) => {
    const prices = bookOf(configuration, alike.events)
    return expectedFares({ ...alike, terms: configuration.terms, prices, knownUntil }, months)
  })
  return new Map(months.map(month => [month, kinds.reduce((sum, expected) => sum + (expected.get(month) ?? 0), 0)]))
}

/** Base fees of a company: of this month on, as far as none was charged yet. */
async function feesAhead({ world }: Context, payerId: string, { span }: Reported): Promise<Expected> {
  const thisMonth = firstOfMonth(businessDateOf(world.clock()))
  const ahead = monthsOf(span)
    .map(month => `${month}-01`)
    .filter(month => month >= thisMonth)
  const planned = await plannedFees(world, world.db, payerId, ahead)
  return new Map(planned.map(({ month, fee }) => [month.slice(0, 7), fee.sumCents]))
}

/** What a payer has to expect besides what was claimed already, as far as the report reaches. */
export async function forecastOf(
  context: Context,
  payerId: string,
  reported: Reported,
): Promise<FinancialReport['forecast']> {
  const fares = await faresAhead(context, payerId, reported)
  const fees = await feesAhead(context, payerId, reported)
  return monthsOf(reported.span)
    .filter(month => fares.has(month) || fees.has(month))
    .map(month => ({ month, expectedInCent: (fares.get(month) ?? 0) + (fees.get(month) ?? 0) }))
}
