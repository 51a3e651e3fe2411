import {
  businessDateOf,
  firstOfMonth,
  later,
  monthsToCharge,
  type Permille,
  type PlainDate,
  pricePointAt,
  stepAt,
} from '@billett/domain'
import { clientIdOf } from '../../../call/client-id-of.ts'
import type { Transaction } from '../../../db/database.ts'
import type { World } from '../../../world.ts'
import { chargePayers } from '../../billing/claim-payment/index.ts'
import { bookReader, historiesOf, withConfigurations } from '../../subscription/contract/index.ts'
import { payerOfParty } from '../../subscription/party/index.ts'
import { lastMonthCharged, noteCharged } from './base-fee.queries.ts'
import { type PlannedFee, plannedFees } from './planned-fees.ts'
import type { JobContract } from './running.queries.ts'
import { companiesAgreed } from './takers.queries.ts'

/** By what tickets a fee is charged, with how much of it. */
const partsOf = ({ fee, takers, bearer }: PlannedFee): { contract: JobContract; cents: number }[] =>
  fee.per === 'taker'
    ? takers.map(contract => ({ contract, cents: fee.cents }))
    : [{ contract: bearer, cents: fee.sumCents }]

/** The rate of the fare that a fee comes with: that of the first ticket whose price is known. */
async function vatOf(
  world: World,
  tx: Transaction,
  { month, takers, bearer }: PlannedFee,
): Promise<Permille | undefined> {
  const tickets = await withConfigurations(tx, [bearer, ...takers])
  const histories = await historiesOf(
    tx,
    tickets.map(({ id }) => id),
  )
  const bookOf = bookReader(world.regions.current())
  for (const { id, configuration, timeline } of tickets) {
    const day = later(month, timeline.span.from)
    const product = stepAt(timeline.products, day)?.value
    const point = product && pricePointAt(bookOf(configuration, histories.get(id) ?? []), product, 'fare', day)
    if (point) return point.vatPermille
  }
  return undefined
}

async function charge(world: World, tx: Transaction, planned: PlannedFee): Promise<void> {
  const { agreed, month, fee } = planned
  const parts = partsOf(planned)
  const vatPermille = await vatOf(world, tx, planned)
  // What a ticket costs has to be known first: it waits within its month.
  if (vatPermille === undefined) return
  if (!(await noteCharged(tx, { companyId: agreed.companyId, month, chargedOn: world.clock() }, fee))) return
  const payerId = await payerOfParty(world, tx, agreed.partyId)
  await chargePayers(
    world,
    tx,
    parts.map(({ contract, cents }) => ({
      contractId: contract.id,
      payerId,
      component: 'baseFee',
      cents,
      on: month,
      vatPermille,
    })),
  )
}

/** Of a month that is over, of all companies or of none: whoever is killed in between goes on with the same month. */
const catchUp = (world: World, companies: readonly string[], month: PlainDate): Promise<void> =>
  world.db.transaction(async tx => {
    for (const company of companies)
      for (const planned of await plannedFees(world, tx, company, [month])) await charge(world, tx, planned)
  })

/**
 * Charges companies the base fee of this month, counted on its first day, once, and before that of months in which no
 * worker ran. It stands in the history of tickets and is claimed as all that they owe: of each ticket on its own, of
 * the staff altogether on one.
 */
export async function chargeBaseFees(world: World): Promise<void> {
  const clientId = clientIdOf(world)
  const running = firstOfMonth(businessDateOf(world.clock()))
  const companies = (await companiesAgreed(world.db, clientId)).map(({ guid }) => guid)
  const months = monthsToCharge(running, await lastMonthCharged(world.db, clientId))
  for (const month of months.slice(0, -1)) await catchUp(world, companies, month)
  for (const company of companies)
    for (const planned of await plannedFees(world, world.db, company, [running]))
      await world.db.transaction(tx => charge(world, tx, planned))
}
