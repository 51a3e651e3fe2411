import type { PreparedOrder } from '@billett/contract'
import { useAppSelector } from '../../hooks/store-hooks.ts'
import { selectPayableMethods } from '../../state/payment/payment.selectors.ts'
import { storedDraft } from '../../storage/checkout-draft.ts'
import type { RememberedGuest } from '../../storage/guest.ts'
import type { CheckoutValues } from './checkout-form.ts'
import { guestToRemember } from './remembered-buyer.ts'
import type { AskedOf } from './use-asked-of.ts'

/**
 * Notes in the tab, before the browser leaves for the payment, what the device is to remember of a guest who wishes it:
 * once the order is paid, and not before.
 */
export function useRemembering({ orderId }: PreparedOrder, askedOf: AskedOf, before: RememberedGuest | undefined) {
  const methods = useAppSelector(selectPayableMethods)
  return ({ guest: buyer, invoiceWished, remember, paymentMethodId, passengers }: CheckoutValues): void => {
    const isNamed = askedOf({ paymentMethodId, invoiceWished }).why !== undefined
    const methodKind = methods?.find(({ id }) => id === paymentMethodId)?.subType ?? null
    const toRemember = remember && { orderId, guest: guestToRemember({ buyer, isNamed, methodKind }, before) }
    const typed = { guest: buyer, invoiceWished, remember, paymentMethodId, passengers }
    storedDraft.write({ ...typed, ...(toRemember && { toRemember }) })
  }
}
