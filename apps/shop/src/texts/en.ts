import { signIn as toSignIn } from '@billett/web-kit/text/en/sign-in.ts'
import type { de } from './de.ts'
import { account } from './en/account.ts'
import { addresses } from './en/addresses.ts'
import { cancelContract } from './en/cancel-contract.ts'
import { confirmation } from './en/confirmation.ts'
import { documents } from './en/documents.ts'
import { feedback } from './en/feedback.ts'
import { journeys } from './en/journeys.ts'
import { mandates } from './en/mandates.ts'
import { paymentMethods } from './en/payment-methods.ts'
import { prepaid } from './en/prepaid.ts'
import { profilePicture } from './en/profile-picture.ts'
import { quickSale } from './en/quick-sale.ts'
import { receipt } from './en/receipt.ts'
import { reportBarrier } from './en/report-barrier.ts'
import { signIn } from './en/sign-in.ts'
import { subscriptions } from './en/subscriptions.ts'
import { withdrawContract } from './en/withdraw-contract.ts'
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
