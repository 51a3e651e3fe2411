import type { StaffApproval } from '@billett/contract'
import type { ApprovalState, Instant } from '@billett/domain'
import type { Approval, ListedApproval } from './approval.repository.ts'

const stateOf = ({ decision, endsOn }: Approval, now: Instant): ApprovalState =>
  decision ?? (endsOn <= now ? 'expired' : 'waiting')

export function presentApproval(
  { approval, firstName, lastName, subjectName }: ListedApproval,
  now: Instant,
): StaffApproval {
  const { id, act, askedBy, askedOn, endsOn, subjectKind, subjectId, hash, decidedBy, decidedOn, reason } = approval
  return {
    id,
    act,
    state: stateOf(approval, now),
    askedBy,
    askedByName: [firstName, lastName].filter(Boolean).join(' ') || null,
    askedOn,
    endsOn,
    subjectKind,
    subjectId,
    subjectName: subjectName ?? '',
    before: JSON.stringify(approval.before ?? {}),
    after: JSON.stringify(approval.after ?? {}),
    hash,
    decidedBy,
    decidedOn,
    reason,
  }
}
