import { businessDateOf } from '@billett/domain'
import { clientIdOf } from '../../../call/client-id-of.ts'
import type { Transaction } from '../../../db/database.ts'
import type { World } from '../../../world.ts'
import { raiseEvent } from '../../run/common/index.ts'
import type { ContractOfPass } from './pass.repository.ts'

/** So many contracts are named. */
const NAMED = 5

/** People are told that somebody pays and cannot travel: once a day, however many they are. */
export async function tellMissing(world: World, tx: Transaction, missing: readonly ContractOfPass[]): Promise<void> {
  if (missing.length === 0) return
  const clientId = clientIdOf(world)
  const about = `${clientId}:${businessDateOf(world.clock())}`
  const numbers = missing.slice(0, NAMED).map(({ number }) => number)
  await raiseEvent(tx, world, clientId, { kind: 'passMissing', about, facts: { found: missing.length, numbers } })
}
