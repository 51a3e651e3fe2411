import type { Access, Failure } from '@billett/contract'
import { holdsRights, type Instant, isProven } from '@billett/domain'
import type { Visitor } from '../call/visitor.ts'

/** Why this visitor may not make the call; undefined when they may. On whose data is the query's part. */
export function denied(access: Access, visitor: Visitor, now: Instant): Failure | undefined {
  if (access.who === 'public') return undefined
  if (visitor.kind === 'anonymous') return 'unauthorized'
  if (access.who === 'visitor') return undefined
  if (access.who === 'user') return visitor.kind === 'guest' ? 'forbidden' : undefined
  if (access.who === 'customer') return visitor.kind === 'customer' ? undefined : 'forbidden'
  const isUnproven = access.stepUp && !isProven(visitor.provenOn, now)
  const unproven = isUnproven ? 'stepUpNeeded' : undefined
  return visitor.kind === 'staff' && holdsRights(visitor.rights, access.rights) ? unproven : 'forbidden'
}
