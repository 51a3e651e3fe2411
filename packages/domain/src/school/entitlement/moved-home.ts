import { isSameAddress, type PostalAddress } from '../../address/same-address.ts'

const isKnown = ({ street, city }: PostalAddress): boolean => street !== '' && city !== ''

/**
 * Somebody lives elsewhere now: a home that was known is another, and not only written otherwise. What is entered for
 * the first time, or given up, says nothing of a move.
 */
export const isOtherHome = (before: PostalAddress, after: PostalAddress): boolean =>
  isKnown(before) && isKnown(after) && !isSameAddress(before, after)
