import type { PostalAddress } from '../../address/same-address.ts'
import type { CardRecipient } from '../change/change.ts'

/** Whom a card can go to where the chosen one has no address: parents, then the child itself, at the same home. */
const INSTEAD: readonly CardRecipient[] = ['subscriber', 'holder']

const isWhole = (address: PostalAddress | undefined): boolean =>
  address !== undefined && address.street !== '' && address.postCode !== '' && address.city !== ''

/**
 * To whom a card goes: whoever was chosen, or whoever concluded the contract where nothing can be sent there. A school
 * is no person to write to, and is closed in the holidays: a card that was lost then goes to the parents. Null:
 * nowhere.
 */
export const cardAddressee = (
  chosen: CardRecipient,
  addresses: Readonly<Partial<Record<CardRecipient, PostalAddress>>>,
): CardRecipient | null => [chosen, ...INSTEAD].find(one => isWhole(addresses[one])) ?? null
