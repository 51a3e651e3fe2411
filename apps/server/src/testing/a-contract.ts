import { demoSubscriptions } from '@billett/demo-region'
import {
  businessDateOf,
  type Happening,
  orderNumberFrom,
  type PassMedium,
  type PlainDate,
  productKey,
  SUBSCRIPTION_ACTIONS,
} from '@billett/domain'
import { and, eq } from 'drizzle-orm'
import { keepDemoSubscriptions } from '../adapters/demo/keep-demo-subscriptions.ts'
import { clientIdOf } from '../call/client-id-of.ts'
import type { Statements } from '../db/database.ts'
import { application, contractEvent, party, payerAccount, subscriptionConfiguration } from '../db/schema/index.ts'
import { insertContract, lockContract, record } from '../modules/subscription/contract/index.ts'
import type { TestWorld } from './test-world.ts'

interface Wanted {
  /** Key of the configuration; the Deutschlandticket where nothing is said. */
  key?: string
  sort?: string
  relationId?: string | null
  /** First day. */
  from: PlainDate
  /** What the pass is on; the phone where nothing is said. */
  medium?: PassMedium
  /** Whose account concludes it, travels and pays; nobody's where nothing is said. */
  accountId?: string
  /** Who travels, where it is somebody else. */
  holderAccountId?: string
  /** Who pays, where it is somebody else. */
  payerAccountId?: string
}

async function payerOfAccount(db: Statements, accountId: string) {
  const [row] = await db
    .select({ partyId: party.id, payerId: payerAccount.id })
    .from(party)
    .innerJoin(payerAccount, eq(payerAccount.partyId, party.id))
    .where(eq(party.accountId, accountId))
  return row
}

/** Somebody who pays by direct debit: the id of their account as a payer. */
async function aPayer(
  { world, database, now }: TestWorld,
  accountId: string | null,
): Promise<{ partyId: string; payerId: string }> {
  const known = accountId === null ? undefined : await payerOfAccount(database.db, accountId)
  if (known) return known
  const [partyId, payerId, clientId] = [world.newRowId(), world.newRowId(), clientIdOf(world)]
  const common = { clientId, createdOn: now() }
  const customerNumber = orderNumberFrom(world.newId())
  await database.db
    .insert(party)
    .values({ ...common, id: partyId, kind: 'person', customerNumber, language: 'de', accountId })
  await database.db
    .insert(payerAccount)
    .values({ ...common, id: payerId, partyId, method: 'sepa', dueDay: 1, lateDay: null, noticeDays: 14 })
  return { partyId, payerId }
}

async function configurationId({ world, database, now }: TestWorld, key: string): Promise<string> {
  const clientId = clientIdOf(world)
  await keepDemoSubscriptions(database.db, { clientId, now: now() }, demoSubscriptions)
  const { id, state } = subscriptionConfiguration
  const [row] = await database.db
    .select({ id })
    .from(subscriptionConfiguration)
    .where(
      and(
        eq(subscriptionConfiguration.clientId, clientId),
        eq(subscriptionConfiguration.key, key),
        eq(state, 'released'),
      ),
    )
  if (!row) throw new Error(`${key} is not offered`)
  return row.id
}

/** A contract that was concluded now, by whom nothing matters to the test. */
export async function aContract(
  test: TestWorld,
  wanted: Wanted,
): Promise<{ contractId: string; payerId: string; partyId: string }> {
  const { world } = test
  const {
    key = 'deutschlandticket',
    sort = 'deutschlandticket',
    relationId = null,
    from,
    medium = { kind: 'phone' },
  } = wanted
  const { accountId = null, holderAccountId, payerAccountId } = wanted
  const { partyId, payerId: ownPayerId } = await aPayer(test, accountId)
  const holder = holderAccountId === undefined ? null : await aPayer(test, holderAccountId)
  const payer = payerAccountId === undefined ? null : await aPayer(test, payerAccountId)
  const payerId = payer?.payerId ?? ownPayerId
  const contractId = world.newRowId()
  const configuration = await configurationId(test, key)
  const concluded: Happening = {
    kind: 'concluded',
    effectiveOn: from,
    payload: {
      product: productKey({ sort, relationId }),
      anchor: from,
      shares: [{ payer: payerId, kind: 'remainder' }],
      medium,
    },
  }
  await world.db.transaction(async tx => {
    await insertContract(tx, {
      id: contractId,
      clientId: clientIdOf(world),
      number: orderNumberFrom(world.newId()),
      subscriberId: partyId,
      holderId: holder?.partyId ?? partyId,
      organisationId: null,
      configurationId: configuration,
      currency: 'EUR',
      state: 'Granted',
      seq: 0,
      nextLookOn: null,
      submittedOn: test.now(),
    })
  })
  await happens(test, contractId, concluded)
  return { contractId, payerId, partyId }
}

/** A shop that offers subscriptions, and lets customers do all there is about them. */
export function offerSubscriptions({ world }: TestWorld): void {
  const { client } = world
  const { modules, settings } = client.config
  world.client = {
    ...client,
    config: {
      ...client.config,
      modules: { ...modules, subscription: true },
      settings: { ...settings, subscriptionActions: [...SUBSCRIPTION_ACTIONS] },
    },
  }
}

/** Something happens to a contract now. */
export const happens = ({ world, now }: TestWorld, contractId: string, ...happenings: Happening[]): Promise<void> =>
  world.db.transaction(async tx => {
    const stored = await lockContract(tx, clientIdOf(world), contractId)
    if (!stored) throw new Error(`there is no contract ${contractId}`)
    await record(tx, stored, { recordedOn: now(), actorId: null, today: businessDateOf(now()) }, ...happenings)
  })

/** The order that a contract came of: declarations without signing in are about contracts that were ordered. */
export async function wasOrdered({ world, now }: TestWorld, contractId: string): Promise<void> {
  const [event] = await world.db.select().from(contractEvent).where(eq(contractEvent.contractId, contractId))
  if (event?.happening.kind !== 'concluded') throw new Error(`${contractId} was not concluded`)
  await world.db.insert(application).values({
    contractId,
    clientId: event.clientId,
    fingerprint: contractId,
    language: 'de',
    email: 'ordered@example.org',
    values: {},
    concluding: event.happening,
    priceCents: 6300,
    vatPermille: 70,
    beginAsked: false,
    submittedOn: now(),
  })
}
