import type { Cents, Permille } from '../money/cents.ts'
import type { LocalText } from '../tariff/model.ts'
import { VALIDITY_TYPE } from '../tariff/validity/validity-type.ts'
import type { Instant } from '../time/instant.ts'
import type { PricedTicket } from './ticket.ts'

interface Paid {
  /** Instead of an article: no tariff has it. */
  sortId: string
  name: LocalText
  cents: Cents
  vatPermille: Permille
  withdrawalApplies: boolean
}

const NOBODY = { de: '', en: '' }

/** A line of an order that is paid and not travelled with: nothing is issued for it, no tariff prices it. */
export const moneyLine = (
  { sortId, name, cents, vatPermille, withdrawalApplies }: Paid,
  now: Instant,
): PricedTicket => ({
  choice: {
    sortId,
    relationId: null,
    validFrom: now.slice(0, 16),
    passengerCount: 1,
    freeChildren: 0,
    freeAdults: 0,
    serviceArea: 0,
  },
  priceExternalId: sortId,
  tariffVersion: '',
  groupName: sortId,
  name,
  nameLong: name,
  comfortClass: 'second',
  discountType: null,
  traveller: { id: '', name: NOBODY },
  relation: null,
  zones: [],
  priceLevelPrintText: null,
  validityType: VALIDITY_TYPE.dateTime,
  validFrom: now,
  validTo: now,
  fullPriceCents: cents,
  vatPermille,
  free: false,
  rides: 1,
  userData: { firstname: false, name: false, salutation: false, birthdate: false },
  identificationMediums: [],
  withdrawalApplies,
  refundable: 'never',
  termsId: '',
})
