import type { HeldRight } from '@billett/contract'
import { catalogue } from '@billett/contract/server'
import { RIGHT_NAMES, RIGHTS, type Right, ROLES } from '@billett/domain'
import type { Context } from '../../../call/context.ts'
import { refuse } from '../../../call/refused.ts'
import { scopeOf } from '../../../call/scope.ts'
import { findAccount } from '../../people/account/index.ts'
import { ownRoles } from './own-roles.ts'
import { clientOfStaff, lastUseOfCalls } from './staff-account.queries.ts'

/** What a right opens beside the area itself, which every call asks for. */
const callsOf = (right: Right): string[] =>
  catalogue.flatMap(({ name, access }) => (access.who === 'staff' && access.rights.includes(right) ? [name] : []))

const CALLS = RIGHT_NAMES.map(name => ({ name, right: RIGHTS[name], calls: callsOf(name) }))

/**
 * Every right that somebody of the company holds, by its number. What was used is known of acts that are noted: who
 * only looks through lists leaves none. Refuses `userNotFound` for whoever is not of the staff that the caller sees.
 */
export async function showAccess(context: Context, userId: string): Promise<HeldRight[]> {
  const { db } = context.world
  const own = ownRoles(context.world)
  if ((await clientOfStaff(db, scopeOf(context).clientIds, userId)) === undefined) refuse('userNotFound', 'userId')
  const held = (await findAccount(db, userId))?.rights ?? []
  const used = await lastUseOfCalls(db, userId)
  return CALLS.filter(({ right }) => held.includes(right)).map(({ right, calls, name }) => ({
    right,
    roles: [
      ...Object.entries<readonly string[]>(ROLES).flatMap(([role, named]) => (named.includes(name) ? [role] : [])),
      ...own.flatMap(role => (role.rights.includes(right) ? [role.name] : [])),
    ],
    lastUsedOn: calls.reduce<string | null>((last, call) => {
      const on = used.get(call) ?? null
      return on !== null && (last === null || on > last) ? on : last
    }, null),
  }))
}
