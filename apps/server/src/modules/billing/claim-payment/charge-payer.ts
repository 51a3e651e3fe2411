import {
  businessDateOf,
  type Cents,
  type ChargeComponent,
  type Happening,
  type Permille,
  type PlainDate,
} from '@billett/domain'
import { clientIdOf } from '../../../call/client-id-of.ts'
import type { Transaction } from '../../../db/database.ts'
import type { World } from '../../../world.ts'
import { lockContracts, recordEach } from '../../subscription/contract/index.ts'

interface Charge {
  contractId: string
  payerId: string
  component: ChargeComponent
  /** Less than nothing: it is credited, or a fee is waived. */
  cents: Cents
  /** The day it is for; today where nothing is said. */
  on?: PlainDate
  /** Of a fee that comes with fares; others are damages, and bear none. */
  vatPermille?: Permille
}

/** What is charged beside the price stands in the history of the contract and is claimed like everything else. */
export const chargePayer = (
  world: World,
  tx: Transaction,
  { actorId, ...charge }: Charge & { actorId?: string },
): Promise<void> => chargePayers(world, tx, [charge], actorId)

/** The same of several, also of several of one contract. `actorId`: who of the company does so. */
export async function chargePayers(
  world: World,
  tx: Transaction,
  charges: readonly Charge[],
  actorId?: string,
): Promise<void> {
  if (charges.length === 0) return
  const clientId = clientIdOf(world)
  const byContract = Map.groupBy(charges, ({ contractId }) => contractId)
  const locked = await lockContracts(tx, clientId, [...byContract.keys()])
  if (locked.length < byContract.size) throw new Error(`there are no contracts ${missing(byContract.keys(), locked)}`)
  const recordedOn = world.clock()
  const today = businessDateOf(recordedOn)
  const happeningOf = ({ payerId, component, cents, on = today, vatPermille = 0 }: Charge): Happening => ({
    kind: 'charged',
    effectiveOn: on,
    payload: { component, cents, vatPermille, payer: payerId },
  })
  await recordEach(
    tx,
    clientId,
    { recordedOn, actorId: actorId ?? null, today },
    locked.map(stored => ({ stored, happenings: (byContract.get(stored.id) ?? []).map(happeningOf) })),
  )
}

const missing = (wanted: Iterable<string>, found: readonly { id: string }[]): string => {
  const known = new Set(found.map(({ id }) => id))
  return [...wanted].filter(id => !known.has(id)).join(', ')
}
