import { addressKey } from './address-key.ts'

export interface PostalAddress {
  street: string
  houseNumber: string
  postCode: string
  city: string
  country: string
}

/** Do both mean the same letter box, however they are written? As the register of addresses compares them. */
export const isSameAddress = (a: PostalAddress, b: PostalAddress): boolean =>
  (['street', 'houseNumber', 'postCode', 'city', 'country'] as const).every(
    part => addressKey(a[part]) === addressKey(b[part]),
  )
