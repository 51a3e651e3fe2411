import type { StaffUser } from '@billett/contract'

type Named = Pick<StaffUser, 'userId' | 'email' | 'firstName' | 'lastName' | 'customerNumber'>

/** What an account is called: whose it is, or what else is known of it. */
export const userName = ({ userId, email, firstName, lastName, customerNumber }: Named): string =>
  `${firstName} ${lastName}`.trim() || email || customerNumber || userId
