import { GUEST_DAYS } from '@billett/domain'
import { type Is, isFilledText, isNullOr, isNumber, isObjectOf, isText } from '@billett/web-kit/storage/shapes.ts'
import { storedFor } from '@billett/web-kit/storage/stored-for.ts'
import { GUEST_KEY } from './forget-owned.ts'

/**
 * Who has bought here as a guest and wished to be remembered; name and address stay empty where they were not given.
 */
export interface RememberedGuest {
  email: string
  firstName: string
  lastName: string
  address: Record<'street' | 'houseNumber' | 'postCode' | 'city' | 'country' | 'additional', string>
  /** How it was paid, by the number of its kind: nothing of a card or an account. Null where nothing was to pay. */
  methodKind: number | null
}

export const isGuest: Is<RememberedGuest> = isObjectOf({
  email: isFilledText,
  firstName: isText,
  lastName: isText,
  address: isObjectOf({
    street: isText,
    houseNumber: isText,
    postCode: isText,
    city: isText,
    country: isText,
    additional: isText,
  }),
  methodKind: isNullOr(isNumber),
})

export const storedGuest = storedFor(GUEST_KEY, isGuest, GUEST_DAYS * 24 * 60)
