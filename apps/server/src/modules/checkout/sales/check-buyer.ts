import { buyerDemands } from '@billett/clients'
import { type AskedOfBuyer, askedOfBuyer, type Cents } from '@billett/domain'
import { type Refusal, Refused } from '../../../call/refused.ts'
import type { World } from '../../../world.ts'
import { takenMethod } from '../../pay/payment/index.ts'
import type { Execution } from './execution.ts'

/** A guest says it with the purchase; a customer's call has no field for it, as it is read from the account. */
const refusalOf = (field: AskedOfBuyer['field'], isGuest: boolean): Refusal => {
  if (isGuest) return { reason: 'required', field: `guest.${field}` }
  return field === 'address' ? { reason: 'addressMissing', field: '' } : { reason: 'required', field }
}

/**
 * Refuses what law, payment or operator ask a buyer for and nobody has said: `required` at each field of a guest,
 * `addressMissing` of an account without one.
 */
export function checkBuyer(
  { client, payments }: Pick<World, 'client' | 'payments'>,
  { buyer, paymentMethodId, isGuest }: Pick<Execution, 'buyer' | 'paymentMethodId' | 'isGuest'>,
  totalCents: Cents,
): void {
  if (buyer === null) return
  // What a customer has stored is none of the provider's ways, and was given with its mandate.
  const method = totalCents > 0 ? takenMethod(payments, paymentMethodId) : undefined
  const payment = method && { subType: method.paymentSubType, isStored: false }
  const asked = askedOfBuyer({ totalCents, payment, isInvoiceWished: false }, buyerDemands(client.config))
  const missing = asked.filter(({ field }) => !buyer[field])
  if (missing.length > 0) throw new Refused(missing.map(({ field }) => refusalOf(field, isGuest)))
}
