import type { PaymentType, PreparedOrder } from '@billett/contract'
import { INTERRUPTED_PAYMENT, PAYMENT_SUB_TYPE, type PaymentSubType } from '@billett/domain'
import type { RootState } from '../store.ts'
import { executeSale, executeSaleGuest } from './sale.calls.ts'
import { selectBegun } from './sale.selectors.ts'

const CARD_SUB_TYPES: readonly PaymentSubType[] = [
  PAYMENT_SUB_TYPE.CreditCard,
  PAYMENT_SUB_TYPE.Visa,
  PAYMENT_SUB_TYPE.MasterCard,
  PAYMENT_SUB_TYPE.AmericanExpress,
]

const takesCards = (types: readonly PaymentType[] | null): boolean =>
  (types ?? []).some(({ methods }) => methods.some(({ subType }) => CARD_SUB_TYPES.includes(subType)))

const justExecuted = ({ commonStore: { loading, success } }: RootState): boolean =>
  [executeSale, executeSaleGuest].some(({ typePrefix }) => typePrefix in loading || success[typePrefix] === true)

const isInterrupted = ({ status, paymentType }: PreparedOrder): boolean =>
  status === INTERRUPTED_PAYMENT.status && paymentType === INTERRUPTED_PAYMENT.paymentType

/**
 * The order whose payment was begun and left, with where it can be gone on with; null while there is none (Spec 1 §4).
 */
export function selectInterruption(state: RootState): { order: PreparedOrder; url: string } | null {
  const order = selectBegun(state).find(isInterrupted)
  if (!order || order.urlToVerification === null) return null
  if (justExecuted(state) || !takesCards(state.paymentStore.paymentTypes)) return null
  return { order, url: order.urlToVerification }
}
