import type { NewStaffMember } from '@billett/contract'
import { emailKey, mayChangeRights } from '@billett/domain'
import type { Act } from '../../../call/act/note-act.ts'
import type { Context } from '../../../call/context.ts'
import { refuse } from '../../../call/refused.ts'
import { scopeOf } from '../../../call/scope.ts'
import type { Transaction } from '../../../db/database.ts'
import { insertStaff } from '../../people/registration/index.ts'
import { isNameTaken, lockRightsOf } from './staff-account.queries.ts'

/**
 * Makes an account for somebody of the caller's own company. Refuses what the rules of rights refuse, and
 * `staffAccountTaken` where a colleague has the name or the address.
 */
export async function inviteMember(context: Context, invited: NewStaffMember, tx: Transaction): Promise<Act> {
  const { world, visitor } = context
  const [clientId] = scopeOf(context).clientIds
  const { username, email } = invited
  const rights = [...new Set(invited.rights)].sort((a, b) => a - b)
  const refusal = mayChangeRights({ held: visitor.rights, before: [], after: rights, otherAdministrators: 1 })
  if (refusal) refuse(refusal, 'rights')
  // Two people may invite the same one.
  await lockRightsOf(tx, clientId)
  if (await isNameTaken(tx, clientId, { username, emailKey: emailKey(email) })) refuse('staffAccountTaken', 'username')
  await insertStaff(world, tx, { ...invited, rights })
  // The number of the account is another each time it is tried: the note names who was invited.
  return { kind: 'user', id: '', clientId, after: { username, email, rights } }
}
