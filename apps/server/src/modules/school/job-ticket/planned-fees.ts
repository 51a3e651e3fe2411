import { type BaseFee, baseFeeOf, hasDay, type PlainDate } from '@billett/domain'
import { clientIdOf } from '../../../call/client-id-of.ts'
import type { Statements } from '../../../db/database.ts'
import type { World } from '../../../world.ts'
import { boundOn, monthsCharged, staffOn } from './base-fee.queries.ts'
import { type Agreed, agreedWith } from './in-force.queries.ts'
import { contractsOfCompany, type JobContract } from './running.queries.ts'

/** Before all contracts. */
const EVER = '0001-01-01'

/** What a company is to be charged of a month besides its contributions. */
export interface PlannedFee {
  agreed: Agreed
  /** Its first day, on which is counted. */
  month: PlainDate
  fee: BaseFee
  /** Tickets that are held on that day. */
  takers: readonly JobContract[]
  /** By which a fee that is of no ticket is charged: the first that runs, or that has. */
  bearer: JobContract
}

function bearerOf(all: readonly JobContract[], month: PlainDate): JobContract | undefined {
  const begun = all.filter(({ timeline }) => timeline.span.from <= month)
  const inOrder = [...begun.filter(({ timeline }) => timeline.span.to > month), ...begun]
  // What is set aside claims nothing until people have looked at it.
  return inOrder.find(({ timeline }) => timeline.parked === null) ?? inOrder[0]
}

/**
 * What a company will be charged of months, by what is agreed on the first day of each and who is counted then, without
 * those that were charged already and those of which nothing is owed, as before anybody has had a ticket. It is what
 * is charged when they come.
 */
export async function plannedFees(
  world: World,
  db: Statements,
  companyId: string,
  months: readonly PlainDate[],
): Promise<PlannedFee[]> {
  const charged = await monthsCharged(db, companyId)
  const asked: { month: PlainDate; agreed: Agreed }[] = []
  for (const month of months) {
    const agreed = charged.has(month) ? undefined : await agreedWith(db, clientIdOf(world), companyId, month)
    if (agreed?.terms.baseFee) asked.push({ month, agreed })
  }
  if (asked.length === 0) return []
  const all = await contractsOfCompany(world, db, companyId, EVER)
  const days = asked.map(({ month }) => month)
  const [staff, bound] = [await staffOn(db, companyId, days), await boundOn(db, companyId, days)]
  return asked.flatMap(({ month, agreed }): PlannedFee[] => {
    const own = all.filter(({ organisationId }) => bound.get(month)?.has(organisationId))
    const takers = own.filter(({ timeline }) => hasDay(timeline.span, month))
    const fee = baseFeeOf(agreed.terms, { staff: staff.get(month) ?? 0, taker: takers.length })
    const bearer = bearerOf(own, month)
    return fee && bearer ? [{ agreed, month, fee, takers, bearer }] : []
  })
}
