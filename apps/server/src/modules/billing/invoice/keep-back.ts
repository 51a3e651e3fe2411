import type { Cents } from '@billett/domain'
import { clientIdOf } from '../../../call/client-id-of.ts'
import type { Transaction } from '../../../db/database.ts'
import type { World } from '../../../world.ts'
import { insertPayroll, keptBack } from './payroll.repository.ts'

interface Claimed {
  id: string
  cents: Cents
  currency: string
  byPayroll: boolean
}

/**
 * What of the claims on a company's invoice is kept back from wages becomes its list of the month, with a mail to the
 * company. What is in a list stays in it, also where its invoice is made anew.
 */
export async function keepBack(
  world: World,
  tx: Transaction,
  { payerId, month, claims }: { payerId: string; month: string; claims: readonly Claimed[] },
): Promise<void> {
  const wanted = claims.filter(({ byPayroll }) => byPayroll)
  const kept = await keptBack(
    tx,
    wanted.map(({ id }) => id),
  )
  const own = wanted.filter(({ id }) => !kept.has(id))
  const [first] = own
  if (!first) return
  const [id, clientId] = [world.newRowId(), clientIdOf(world)]
  const sums = { count: own.length, cents: own.reduce((sum, { cents }) => sum + cents, 0) }
  const list = { id, clientId, payerId, month, currency: first.currency, ...sums, createdOn: world.clock() }
  await insertPayroll(
    tx,
    list,
    own.map(({ id: claimId, cents }) => ({ claimId, listId: id, cents })),
  )
  await world.jobs.send(tx, 'tellPayroll', { clientId, listId: id })
}
