import { signIn as toSignIn } from '@billett/web-kit/text/en/sign-in.ts'
import type { de } from './de.ts'
import { account } from './en/account/account.ts'
import { addresses } from './en/account/addresses.ts'
import { documents } from './en/account/documents.ts'
import { journeys } from './en/account/journeys.ts'
import { mandates } from './en/account/mandates.ts'
import { paymentMethods } from './en/account/payment-methods.ts'
import { profilePicture } from './en/account/profile-picture.ts'
import { subscriptions } from './en/account/subscriptions.ts'
import { cancelContract } from './en/legal/cancel-contract.ts'
import { feedback } from './en/legal/feedback.ts'
import { receipt } from './en/legal/receipt.ts'
import { reportBarrier } from './en/legal/report-barrier.ts'
import { withdrawContract } from './en/legal/withdraw-contract.ts'
import { confirmation } from './en/purchase/confirmation.ts'
import { prepaid } from './en/purchase/prepaid.ts'
import { quickSale } from './en/purchase/quick-sale.ts'
import { signIn } from './en/sign-in/sign-in.ts'
import { purchase } from './purchase/en.ts'

export { failures } from './purchase/en.ts'

/** Everything the shop says in English, but for the failures. */
export const en: Record<keyof typeof de, string> = {
  ...purchase,
  ...account,
  ...addresses,
  ...cancelContract,
  ...confirmation,
  ...quickSale,
  ...profilePicture,
  ...documents,
  ...feedback,
  ...journeys,
  ...mandates,
  ...paymentMethods,
  ...prepaid,
  ...receipt,
  ...reportBarrier,
  ...subscriptions,
  ...withdrawContract,
  ...toSignIn,
  ...signIn,
}
