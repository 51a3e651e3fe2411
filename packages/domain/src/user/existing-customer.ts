import { isSameAddress, type PostalAddress } from '../address/same-address.ts'
import type { PlainDate } from '../time/plain-date.ts'

/** A customer in the company's books who may have no account yet. */
export interface ExistingCustomer {
  customerNumber: string
  birthDate: PlainDate
  isLinked: boolean
  addresses: readonly PostalAddress[]
}

export type ExistingCustomerRefusal =
  | 'activationTokenNotFound'
  | 'userAlreadyLinked'
  | 'customerNotMatched'
  | 'addressDiffers'

interface Claim {
  /** `Token`: the code of a letter · `UserId`: customer number and birth date (Spec 1 §3). */
  by: 'Token' | 'UserId'
  birthDate: PlainDate | undefined
  address: PostalAddress | undefined
  addressConfirmed: boolean
}

type Result = { ok: true } | { ok: false; reason: ExistingCustomerRefusal; field: string }

const refused = (reason: ExistingCustomerRefusal, field: string): Result => ({ ok: false, reason, field })

/**
 * May somebody register as this customer? A code was sent to them by letter, so its bearer is told what is the matter;
 * a number and a birth date can be guessed, so there every refusal is the same.
 */
export function checkExistingCustomer(customer: ExistingCustomer | undefined, claim: Claim): Result {
  if (claim.by === 'Token') {
    if (!customer) return refused('activationTokenNotFound', 'activationToken')
    if (customer.isLinked) return refused('userAlreadyLinked', 'activationToken')
  } else if (!customer || customer.isLinked || customer.birthDate !== claim.birthDate)
    return refused('customerNotMatched', 'customerNumber')
  const { address } = claim
  const isKnown = !address || customer.addresses.some(known => isSameAddress(known, address))
  return isKnown || claim.addressConfirmed ? { ok: true } : refused('addressDiffers', 'address')
}
