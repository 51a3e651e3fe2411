import type { StaffMember } from '@billett/contract'

/** What a colleague is called. */
export const memberName = ({ firstName, lastName, username }: StaffMember): string =>
  `${firstName} ${lastName}`.trim() || username
