import type { PaymentMethod } from '@billett/contract'
import { paymentIconPath } from '../payment/index.ts'
import type { StoredMethod } from './stored-method.repository.ts'

/** A stored way to pay, with the picture of its kind. */
export const presentStored = (row: StoredMethod): PaymentMethod => ({
  id: row.id,
  type: row.paymentType,
  subType: row.paymentSubType,
  label: row.label,
  urlToIcon: paymentIconPath(row.paymentSubType),
  isDefault: row.isDefault,
  isGeneric: false,
})
