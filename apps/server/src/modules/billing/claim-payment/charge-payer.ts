import { businessDateOf, type Cents, type ChargeComponent } from '@billett/domain'
import { clientIdOf } from '../../../call/client-id-of.ts'
import type { Transaction } from '../../../db/database.ts'
import type { World } from '../../../world.ts'
import { lockContract, record } from '../../subscription/contract/index.ts'

interface Charge {
  contractId: string
  payerId: string
  component: ChargeComponent
  /** Less than nothing: it is credited, or a fee is waived. */
  cents: Cents
  /** Who of the company does so. */
  actorId?: string
}

/** What is charged beside the price stands in the history of the contract and is claimed like everything else. */
export async function chargePayer(
  world: World,
  tx: Transaction,
  { contractId, payerId, component, cents, actorId }: Charge,
): Promise<void> {
  const stored = await lockContract(tx, clientIdOf(world), contractId)
  if (!stored) throw new Error(`there is no contract ${contractId}`)
  const recordedOn = world.clock()
  const today = businessDateOf(recordedOn)
  const payload = { component, cents, vatPermille: 0, payer: payerId }
  await record(
    tx,
    stored,
    { recordedOn, actorId: actorId ?? null, today },
    { kind: 'charged', effectiveOn: today, payload },
  )
}
