import type { StaffApproval } from '@billett/contract'
import type { ApprovalState, Instant } from '@billett/domain'
import type { Approval, ListedApproval } from './approval.repository.ts'

const stateOf = ({ decision, endsOn }: Approval, now: Instant): ApprovalState =>
  decision ?? (endsOn <= now ? 'expired' : 'waiting')

const nameOf = ({ firstName, lastName }: { firstName: string | null; lastName: string | null }): string =>
  [firstName, lastName].filter(Boolean).join(' ')

export function presentApproval(
  { approval, firstName, lastName, subjectName, decider }: ListedApproval,
  now: Instant,
): StaffApproval {
  const { id, act, askedBy, askedOn, endsOn, subjectKind, subjectId, hash, decidedBy, decidedOn, reason } = approval
  return {
    id,
    act,
    state: stateOf(approval, now),
    askedBy,
    askedByName: nameOf({ firstName, lastName }) || null,
    askedOn,
    endsOn,
    subjectKind,
    subjectId,
    subjectName: subjectName ?? '',
    before: JSON.stringify(approval.before ?? {}),
    after: JSON.stringify(approval.after ?? {}),
    hash,
    decidedBy,
    decidedByName: (decider && nameOf(decider)) || null,
    decidedOn,
    reason,
  }
}
