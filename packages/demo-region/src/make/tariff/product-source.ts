import type { LocalText, ProductGroup, Sort, TariffVersion } from '@billett/domain'
import type { Prices } from './prices.ts'

/** What a sort says for itself; the rest is `USUAL`. */
export type SortSource = Pick<Sort, 'id' | 'name' | 'traveller' | 'validity'> &
  Partial<Omit<Sort, 'group'>> & {
    prices: Prices
    /** Set by law or by contract: a price rise of the association does not touch it. */
    priceStays?: boolean
  }

/** A product group with its sorts and their prices in one place. */
export interface ProductSource {
  group: Omit<ProductGroup, 'order'>
  sorts: SortSource[]
}

export const TICKET = 2
export const SUBSCRIPTION = 4

const TRANSPORT_VAT = 70
export const FULL_VAT = 190

export const USUAL: Omit<Sort, 'id' | 'group' | 'name' | 'traveller' | 'validity'> = {
  comfortClass: 'second',
  vatPermille: TRANSPORT_VAT,
  passengers: { min: 1, max: 1 },
  rides: 1,
  withdrawalApplies: false,
  userData: { firstname: false, name: false, salutation: false, birthdate: false },
  identificationMediums: [],
  terms: 'general',
  preSaleDays: 90,
  freeChildren: 0,
  freeAdults: 0,
  refundable: 'beforeValidity',
}

export const PERSONAL = { firstname: true, name: true, salutation: false, birthdate: true }
export const NAMED = { firstname: true, name: true, salutation: false, birthdate: false }

/** Nobody’s in particular: whoever has bought it may let somebody else have it. */
export const HANDED_OVER = { transferable: 'beforeValidity' } as const

export const text = (de: string, en: string): LocalText => ({ de, en })

/** Day tickets and the like end with the last night bus. */
export const NIGHT_END = '04:00'

export type VersionParts = Pick<TariffVersion, 'groups' | 'sorts' | 'prices'>
