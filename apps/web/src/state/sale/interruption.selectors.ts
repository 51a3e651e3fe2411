import type { PaymentType, PreparedOrder } from '@billett/contract'
import type { RootState } from '../store.ts'
import { executeSale, executeSaleGuest } from './sale.calls.ts'
import { selectCart } from './sale.selectors.ts'

/** Status and payment type that mark an interrupted payment (Spec 2 §3.8). */
const INTERRUPTED_STATUS = 5
const INTERRUPTED_TYPE = 'Other'

/** Credit cards by sub type: CreditCard, Visa, MasterCard, American Express. */
const CARD_SUB_TYPES = [27, 13, 16, 12]

const takesCards = (types: readonly PaymentType[] | null): boolean =>
  (types ?? []).some(({ methods }) => methods.some(({ subType }) => CARD_SUB_TYPES.includes(subType)))

const justExecuted = ({ commonStore: { loading, success } }: RootState): boolean =>
  [executeSale, executeSaleGuest].some(({ typePrefix }) => typePrefix in loading || success[typePrefix] === true)

const isInterrupted = ({ status, paymentType }: PreparedOrder): boolean =>
  status === INTERRUPTED_STATUS && paymentType === INTERRUPTED_TYPE

/** The order whose payment was begun and left, with where it can be gone on with; null while there is none (Spec 1 §4). */
export function selectInterruption(state: RootState): { order: PreparedOrder; url: string } | null {
  const order = selectCart(state)
  if (!order || order.urlToVerification === null || !isInterrupted(order)) return null
  if (justExecuted(state) || !takesCards(state.paymentStore.paymentTypes)) return null
  return { order, url: order.urlToVerification }
}
