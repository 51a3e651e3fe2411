import { type DemoContract, type DemoCustomer, demoCustomers } from '@billett/demo-region'
import {
  addDays,
  businessDateOf,
  type Change,
  type Happening,
  monthsIn,
  type PlainDate,
  REQUEST_KIND_OF,
} from '@billett/domain'
import { clientIdOf } from '../../../call/client-id-of.ts'
import { idOf } from '../../../crypto/id-of.ts'
import type { Transaction } from '../../../db/database.ts'
import type { World } from '../../../world.ts'
import { claimPart } from '../../billing/claim/index.ts'
import { insertRequest } from '../../subscription/change-request/index.ts'
import { lockContract, record } from '../../subscription/contract/index.ts'
import { bookPast } from '../demo-desk/index.ts'
import { isAccountThere, offeredByKey, waitForOthers } from './demo-customer.repository.ts'
import { demoId, makeAccount, makeParty } from './make-account.ts'
import { demoPrice, makeContract } from './make-contract.ts'
import { thenWorld } from './then-world.ts'

/** Days after an order on which its card is made. */
const CARD_DAYS = 4

/** Days of a month on which claims come up: after the deadlines of the terms, and when it begins. */
const CLAIM_DAYS = [0, 10, 15]

/** Something that is done on a day gone by, in a world whose clock stands there. */
interface Deed {
  on: PlainDate
  run: (then: World, tx: Transaction) => Promise<unknown>
}

const happens =
  (contractId: string, happening: Happening): Deed['run'] =>
  async (then, tx) => {
    const stored = await lockContract(tx, clientIdOf(then), contractId)
    if (!stored) throw new Error(`${contractId} of the demo is not there`)
    const recordedOn = then.clock()
    await record(tx, stored, { recordedOn, actorId: null, today: businessDateOf(recordedOn) }, happening)
  }

/** The customer asks for something that people have to decide, and somebody looks at it. */
const asksFor =
  (contractId: string, accountId: string, change: Change): Deed['run'] =>
  (then, tx) =>
    insertRequest(tx, {
      id: idOf(`demo request ${contractId}`),
      clientId: clientIdOf(then),
      contractId,
      organisationId: null,
      kind: REQUEST_KIND_OF[change.kind],
      state: 'inProcess',
      change,
      requestedOn: then.clock(),
      requestedBy: accountId,
      decidedOn: null,
      decidedBy: null,
      decision: null,
      effectiveOn: null,
      takeBackUntil: null,
      events: [],
      takenBackBy: null,
    })

/** What becomes of a contract once it is ordered, its card included. */
function stepsOf({ serial, orderedOn, firstDay, steps }: DemoContract) {
  if (serial === null) return steps
  const medium = { kind: 'chip' as const, serial }
  const made = { kind: 'mediumChanged' as const, effectiveOn: firstDay, payload: { medium } }
  return [{ on: addDays(orderedOn, CARD_DAYS), happening: made }, ...steps]
}

/** All that happened to a customer's contracts, as far as this region sells what they are for. */
async function deedsOf(world: World, tx: Transaction, customer: DemoCustomer): Promise<Deed[]> {
  const offers = await offeredByKey(tx, clientIdOf(world))
  const { accountId, partyId, payerId } = await makeAccount(world, tx, customer)
  const deeds: Deed[] = []
  for (const told of customer.contracts) {
    const offered = offers.get(told.configuration)
    const price = offered && demoPrice(world.regions.current(), offered, told)
    if (!offered || !price) continue
    const { holder } = told
    const holderId = holder ? await makeParty(world, tx, holder, { accountId: null, email: customer.email }) : partyId
    const parties = { subscriberId: partyId, holderId, payerId, accountId }
    const contractId = demoId(world, 'contract', customer.key, told.key)
    deeds.push({
      on: told.orderedOn,
      run: (then, at) => makeContract(then, at, { customer, told, parties, offered, price }),
    })
    const { asked } = told
    if (asked) deeds.push({ on: asked.on, run: asksFor(contractId, accountId, asked.change) })
    for (const { on, happening } of stepsOf(told)) deeds.push({ on, run: happens(contractId, happening) })
  }
  return deeds
}

/** The days on which claims came up since a day. */
function claimDays(since: PlainDate, today: PlainDate): Deed[] {
  const days = monthsIn(since, today).flatMap(month => CLAIM_DAYS.map(after => addDays(month, after)))
  return days.filter(on => on < today).map(on => ({ on, run: claimPart }))
}

/**
 * Makes customers of a demo with all that happened to their contracts, recorded and claimed as on the days it happened;
 * who is there already is left alone. Returns whether there was anything to make.
 */
export async function makeCustomers(
  world: World,
  tx: Transaction,
  customers: readonly DemoCustomer[],
): Promise<boolean> {
  const today = businessDateOf(world.clock())
  const deeds: Deed[] = []
  for (const customer of customers)
    if (!(await isAccountThere(tx, demoId(world, 'account', customer.key))))
      deeds.push(...(await deedsOf(world, tx, customer)))
  const first = deeds.map(({ on }) => on).sort()[0]
  if (first === undefined) return false
  // Claims after what happened on their day: a sort that keeps the order of equals.
  const all = [...deeds, ...claimDays(first, today)].sort((a, b) => (a.on === b.on ? 0 : a.on < b.on ? -1 : 1))
  for (const { on, run } of all) await run(thenWorld(world, on), tx)
  return true
}

/**
 * Customers of a demo, with contracts in all states that an account shows; what was due is paid. They are made once:
 * what people change about them stays.
 */
export async function keepDemoCustomers(world: World): Promise<void> {
  if (!world.regions.loaded()) return
  const customers = demoCustomers(businessDateOf(world.clock()))
  await world.db.transaction(async tx => {
    await waitForOthers(tx)
    if (!(await makeCustomers(world, tx, customers))) return
    const contractIds = customers.flatMap(({ key, contracts }) =>
      contracts.map(told => demoId(world, 'contract', key, told.key)),
    )
    await bookPast(world, tx, contractIds)
  })
}
