import {
  type Call,
  type Failure,
  isOwnersAlone,
  type PortalAccess,
  type StaffAccess,
  type UserAccess,
} from '@billett/contract'
import { holdsRights, type Instant, isLetIn, isProven, seesMenuNode } from '@billett/domain'
import type { Visitor } from '../call/visitor/visitor.ts'

/** What staff have to do first who have not shown their second factor; undefined for everybody else. */
function deniedBefore({ before = [] }: StaffAccess | UserAccess, { secondFactor }: Visitor): Failure | undefined {
  if (isLetIn(secondFactor) || before.includes(secondFactor)) return undefined
  return secondFactor === 'toShow' ? 'secondFactorNeeded' : 'secondFactorToSetUp'
}

/** Staff in a customer's place are nobody of a school: pupils are none of what they took over for. */
function deniedPortal({ kind, rights, takenOverBy }: Visitor, { nodes }: PortalAccess): Failure | undefined {
  if (takenOverBy !== null) return 'ownerOnly'
  return kind === 'customer' && nodes.some(node => seesMenuNode(rights, node)) ? undefined : 'forbidden'
}

interface Circumstances {
  now: Instant
  /** Of staff: whether they see every client that is served. */
  seesEveryClient: boolean
}

/** Why this visitor may not make the call; undefined when they may. On whose data is the query's part. */
export function denied(
  call: Pick<Call, 'access' | 'name' | 'effect'>,
  visitor: Visitor,
  { now, seesEveryClient }: Circumstances,
): Failure | undefined {
  const { access } = call
  if (access.who === 'public') return undefined
  if (visitor.kind === 'anonymous') return 'unauthorized'
  if (access.who === 'partner') return visitor.scopes.includes(access.scope) ? undefined : 'forbidden'
  if (visitor.takenOverBy !== null && isOwnersAlone(call)) return 'ownerOnly'
  if (access.who === 'visitor') return undefined
  if (access.who === 'user') return visitor.kind === 'guest' ? 'forbidden' : deniedBefore(access, visitor)
  if (access.who === 'customer') return visitor.kind === 'customer' ? undefined : 'forbidden'
  if (access.who === 'portal') return deniedPortal(visitor, access)
  const isUnproven = access.stepUp && !isProven(visitor.provenOn, now)
  const unproven = isUnproven ? 'stepUpNeeded' : undefined
  if (visitor.kind !== 'staff') return 'forbidden'
  const before = deniedBefore(access, visitor)
  if (before) return before
  if (access.everyClient && !seesEveryClient) return 'forbidden'
  return holdsRights(visitor.rights, access.rights) ? unproven : 'forbidden'
}
