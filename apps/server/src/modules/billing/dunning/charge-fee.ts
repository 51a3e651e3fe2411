import { businessDateOf, type Cents } from '@billett/domain'
import { clientIdOf } from '../../../call/client-id-of.ts'
import type { Transaction } from '../../../db/database.ts'
import type { World } from '../../../world.ts'
import { lockContract, record } from '../../subscription/contract/index.ts'

interface Fee {
  contractId: string
  payerId: string
  component: 'returnFee' | 'dunningFee'
  /** Less than nothing: it is waived. */
  cents: Cents
  /** Who of the company waives it. */
  actorId?: string
}

/** A fee stands in the history of the contract and is claimed like everything else, as a component of its own. */
export async function chargeFee(
  world: World,
  tx: Transaction,
  { contractId, payerId, component, cents, actorId }: Fee,
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
