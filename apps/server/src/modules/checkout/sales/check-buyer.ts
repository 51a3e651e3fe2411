import { buyerDemands } from '@billett/clients'
import { askedOfBuyer, type Cents } from '@billett/domain'
import { Refused } from '../../../call/refused.ts'
import type { World } from '../../../world.ts'
import { takenMethod } from '../../pay/payment/index.ts'
import type { Execution } from './execution.ts'

/** Refuses `required`, at each field that law, payment or operator ask a buyer for and that nobody has said. */
export function checkBuyer(
  { client, payments }: Pick<World, 'client' | 'payments'>,
  { buyer, paymentMethodId }: Pick<Execution, 'buyer' | 'paymentMethodId'>,
  totalCents: Cents,
): void {
  if (buyer === null) return
  // What a customer has stored is none of the provider's ways, and was given with its mandate.
  const method = totalCents > 0 ? takenMethod(payments, paymentMethodId) : undefined
  const payment = method && { subType: method.paymentSubType, isStored: false }
  const asked = askedOfBuyer({ totalCents, payment, isInvoiceWished: false }, buyerDemands(client.config))
  const missing = asked.filter(({ field }) => !buyer[field])
  if (missing.length > 0)
    throw new Refused(missing.map(({ field }) => ({ reason: 'required', field: `guest.${field}` })))
}
