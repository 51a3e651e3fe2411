import type { ChangeKind } from './change.ts'

/** Who decides on a request: nobody has to, the company's staff, or the organisation behind the contract. */
export const APPROVALS = ['automatic', 'staff', 'organisation'] as const
export type Approval = (typeof APPROVALS)[number]

/** Ending a contract and taking something back are declarations: nobody has to agree. */
export const APPROVED_KINDS = [
  'pause',
  'refund',
  'replacement',
  'cardRecipient',
] as const satisfies readonly ChangeKind[]
export type ApprovedKind = (typeof APPROVED_KINDS)[number]

export type ApprovalRules = Partial<Record<ApprovedKind, Approval>>

/** Where a configuration says nothing else: somebody looks at the proof before money is given back. */
const USUAL: Record<ApprovedKind, Approval> = {
  pause: 'automatic',
  refund: 'staff',
  replacement: 'automatic',
  cardRecipient: 'automatic',
}

export function approvalOf(kind: ChangeKind, rules: ApprovalRules | undefined): Approval {
  // Whoever makes cards says which are made.
  if (kind === 'card') return 'staff'
  return kind === 'cancel' || kind === 'takeBack' ? 'automatic' : (rules?.[kind] ?? USUAL[kind])
}
