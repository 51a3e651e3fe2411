import type { PreparedOrder } from '@billett/contract'
import type { Country } from '@billett/domain'
import { storedDraft } from '../../storage/checkout-draft.ts'
import { storedGuest } from '../../storage/guest.ts'
import { blankAddress } from '../address/blank-address.ts'

/**
 * What an order already says of who buys and how, so that it need not be typed for the next one; what somebody has
 * begun to type at a checkout of this tab goes before it, and what a device was asked to remember.
 */
export function beginDraftOf({ email, payment }: PreparedOrder, home: Country): void {
  if (email === null || storedDraft.read() !== undefined || storedGuest.read() !== undefined) return
  storedDraft.write({
    guest: { email, firstName: '', lastName: '', address: blankAddress(home) },
    paymentMethodId: payment.methodId ?? '',
    passengers: [],
  })
}
