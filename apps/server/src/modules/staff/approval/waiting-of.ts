import type { Approval } from './approval.repository.ts'

/** What the rules ask of something that waits for a second person. */
export const waitingOf = ({ askedBy, endsOn, decidedOn, subjectKind, subjectId }: Approval) => ({
  askedBy,
  endsOn,
  decidedOn,
  account: subjectKind === 'user' ? subjectId : null,
})
