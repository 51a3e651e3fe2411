import { type Cents, type Concluding, type Language, orderNumberFrom, type Permille } from '@billett/domain'
import { clientIdOf } from '../../../call/client-id-of.ts'
import type { Transaction } from '../../../db/database.ts'
import type { World } from '../../../world.ts'
import { insertContract } from '../contract/index.ts'
import { findOrdered, insertApplication, type Ordered, type StoredApplication } from './application.repository.ts'

/** What is asked for, as it was shown and agreed to, and by whom. */
export interface Asked {
  /** Who concludes it, who travels by it, and about whose people it is; null: about nobody's but their own. */
  parties: { subscriberId: string; holderId: string; organisationId: string | null }
  /** The version it is ordered by. */
  configurationId: string
  /** What happens to the contract once it is granted. */
  concluding: Concluding
  price: { cents: Cents; vatPermille: Permille }
  /** Null: whoever pays was not told of a first debit. */
  firstDebit: { on: string; cents: Cents } | null
  /** Account or guest that sent it; null: somebody without either, or it was not sent by who takes part. */
  visitorId: string | null
  /** What it is known by when it comes again. */
  fingerprint: string
  language: Language
  email: string
  values: StoredApplication['values']
  /** It was asked to begin while it can be withdrawn from (§ 357a Abs. 2 BGB). */
  beginAsked: boolean
}

const UNSEEN = { resumes: null, risk: null, firstPaymentOrderId: null, lookedOn: null } as const

/**
 * Stores an application with the contract it may become, whose life begins with its first move. `known`: what the
 * contract is called, where that is settled beforehand.
 */
export async function beginApplication(
  world: World,
  tx: Transaction,
  { parties, configurationId, price, firstDebit, ...asked }: Asked,
  known?: { contractId: string; number: string },
): Promise<Ordered> {
  const { contractId, number } = known ?? { contractId: world.newRowId(), number: orderNumberFrom(world.newId()) }
  const common = { clientId: clientIdOf(world), submittedOn: world.clock() }
  const { currency } = world.regions.current().tariff
  const unmoved = { state: 'StartingState', seq: 0, nextLookOn: null } as const
  await insertContract(tx, { ...common, ...parties, ...unmoved, id: contractId, number, configurationId, currency })
  await insertApplication(tx, {
    ...common,
    ...asked,
    ...UNSEEN,
    contractId,
    priceCents: price.cents,
    vatPermille: price.vatPermille,
    firstDebitOn: firstDebit?.on ?? null,
    firstDebitCents: firstDebit?.cents ?? null,
  })
  const begun = await findOrdered(tx, common.clientId, contractId)
  if (!begun) throw new Error(`application ${contractId} was not stored`)
  return begun
}
