import { storedDraft } from '../../storage/checkout-draft.ts'
import { storedGuest } from '../../storage/guest.ts'

/** What was typed at the checkout goes with the paid order; who wished it is remembered on this device from now on. */
export function settleDraft(orderId: string): void {
  const { remember, toRemember } = storedDraft.read() ?? {}
  if (remember && toRemember?.orderId === orderId) storedGuest.write(toRemember.guest)
  storedDraft.remove()
}
