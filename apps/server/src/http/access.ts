import {
  type Call,
  type Failure,
  isOwnersAlone,
  type PortalAccess,
  type StaffAccess,
  type UserAccess,
} from '@billett/contract'
import { holdsRights, type Instant, isLetIn, isProven, menuNodesOf, seesMenuNode } from '@billett/domain'
import type { Visitor } from '../call/visitor/visitor.ts'

/**
 * What staff, and who pays for pupils, have to do first who have not shown their second factor; undefined for
 * everybody else.
 */
function deniedBefore(
  { before = [] }: PortalAccess | StaffAccess | UserAccess,
  { secondFactor }: Visitor,
): Failure | undefined {
  if (isLetIn(secondFactor) || before.includes(secondFactor)) return undefined
  return secondFactor === 'toShow' ? 'secondFactorNeeded' : 'secondFactorToSetUp'
}

/** Whether somebody showed their second factor too long ago for this; not of who has none to show. */
const isStale = (access: PortalAccess | UserAccess, { secondFactor, provenOn }: Visitor, now: Instant): boolean =>
  access.stepUp && secondFactor === 'shown' ? !isProven(provenOn, now) : false

/** What is asked of people who may have a second factor and need not. */
const deniedProof = (access: PortalAccess | UserAccess, visitor: Visitor, now: Instant): Failure | undefined =>
  deniedBefore(access, visitor) ?? (isStale(access, visitor, now) ? 'stepUpNeeded' : undefined)

/** Staff in a customer's place are nobody of a school: pupils are none of what they took over for. */
function deniedPortal(visitor: Visitor, access: PortalAccess, now: Instant): Failure | undefined {
  const { kind, rights, takenOverBy } = visitor
  if (takenOverBy !== null) return 'ownerOnly'
  if (kind !== 'customer' || !access.nodes.some(node => seesMenuNode(rights, node))) return 'forbidden'
  return deniedProof(access, visitor, now)
}

/** People of the portal, about what they have beside their own password. */
function deniedOwnFactor(visitor: Visitor, access: StaffAccess, unproven: Failure | undefined): Failure | undefined {
  const { kind, rights, takenOverBy } = visitor
  if (takenOverBy !== null) return 'ownerOnly'
  if (!access.orPortal || kind !== 'customer' || menuNodesOf(rights).length === 0) return 'forbidden'
  return deniedBefore(access, visitor) ?? unproven
}

interface Circumstances {
  now: Instant
  /** Of staff: whether they see every client that is served. */
  seesEveryClient: boolean
  /** Of staff: whether they work from where their company lets them. */
  isInside: boolean
}

/** Staff, also in a customer's place. What anybody may call, as ending a session, they may from anywhere. */
const isHeldOutside = ({ kind, takenOverBy }: Visitor, isInside: boolean): boolean =>
  !isInside && (kind === 'staff' || takenOverBy !== null)

/** Why this visitor may not make the call; undefined when they may. On whose data is the query's part. */
export function denied(
  call: Pick<Call, 'access' | 'name' | 'effect'>,
  visitor: Visitor,
  { now, seesEveryClient, isInside }: Circumstances,
): Failure | undefined {
  const { access } = call
  if (access.who === 'public') return undefined
  if (visitor.kind === 'anonymous') return 'unauthorized'
  if (isHeldOutside(visitor, isInside)) return 'outsideNetworks'
  if (access.who === 'partner') return visitor.scopes.includes(access.scope) ? undefined : 'forbidden'
  if (visitor.takenOverBy !== null && isOwnersAlone(call)) return 'ownerOnly'
  if (access.who === 'visitor') return undefined
  if (access.who === 'user') return visitor.kind === 'guest' ? 'forbidden' : deniedProof(access, visitor, now)
  if (access.who === 'customer') return visitor.kind === 'customer' ? undefined : 'forbidden'
  if (access.who === 'portal') return deniedPortal(visitor, access, now)
  const isUnproven = access.stepUp && !isProven(visitor.provenOn, now)
  const unproven = isUnproven ? 'stepUpNeeded' : undefined
  if (visitor.kind !== 'staff') return deniedOwnFactor(visitor, access, unproven)
  const before = deniedBefore(access, visitor)
  if (before) return before
  if (access.everyClient && !seesEveryClient) return 'forbidden'
  return holdsRights(visitor.rights, access.rights) ? unproven : 'forbidden'
}
