import { mayChangeRights } from '@billett/domain'
import type { Act } from '../../../call/act/note-act.ts'
import type { Context } from '../../../call/context.ts'
import { refuse } from '../../../call/refused.ts'
import { scopeOf } from '../../../call/scope.ts'
import type { Transaction } from '../../../db/database.ts'
import { changeAccount, lockAccount } from '../../people/account/index.ts'
import { clientOfStaff, lockRightsOf, otherAdministrators } from './staff-account.queries.ts'

interface Wanted {
  userId: string
  rights: readonly number[]
  /** What the caller has seen. */
  expected: readonly number[]
}

const sorted = (rights: readonly number[]): number[] => [...new Set(rights)].sort((a, b) => a - b)

/**
 * Gives somebody of the company other rights. Refuses `userNotFound` for whoever is not of the staff that the caller
 * sees, `ownAccount`, `changedMeanwhile` where they had others than the caller has seen, and what the rules refuse.
 */
export async function setRights(
  context: Context,
  { userId, rights, expected }: Wanted,
  tx: Transaction,
): Promise<{ shown: { userId: string; rights: number[] }; act: Act }> {
  const { visitor } = context
  const clientId = await clientOfStaff(tx, scopeOf(context).clientIds, userId)
  if (clientId === undefined) return refuse('userNotFound', 'userId')
  if (userId === visitor.id) refuse('ownAccount', 'userId')
  await lockRightsOf(tx, clientId)
  const account = await lockAccount(tx, { clientId, accountId: userId })
  const [before, after] = [sorted(account.rights), sorted(rights)]
  if (before.join() !== sorted(expected).join()) refuse('changedMeanwhile', 'expected')
  const others = await otherAdministrators(tx, clientId, userId)
  const refusal = mayChangeRights({ held: visitor.rights, before, after, otherAdministrators: others })
  if (refusal) refuse(refusal, 'rights')
  await changeAccount(tx, userId, { rights: after })
  return {
    shown: { userId, rights: after },
    act: { kind: 'user', id: userId, clientId, before: { rights: before }, after: { rights: after } },
  }
}
