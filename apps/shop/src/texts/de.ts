import { signIn as toSignIn } from '@billett/web-kit/text/de/sign-in.ts'
import { account } from './de/account.ts'
import { addresses } from './de/addresses.ts'
import { cancelContract } from './de/cancel-contract.ts'
import { confirmation } from './de/confirmation.ts'
import { documents } from './de/documents.ts'
import { feedback } from './de/feedback.ts'
import { journeys } from './de/journeys.ts'
import { mandates } from './de/mandates.ts'
import { paymentMethods } from './de/payment-methods.ts'
import { prepaid } from './de/prepaid.ts'
import { profilePicture } from './de/profile-picture.ts'
import { quickSale } from './de/quick-sale.ts'
import { receipt } from './de/receipt.ts'
import { reportBarrier } from './de/report-barrier.ts'
import { signIn } from './de/sign-in.ts'
import { subscriptions } from './de/subscriptions.ts'
import { withdrawContract } from './de/withdraw-contract.ts'
import { purchase } from './purchase/de.ts'

export { failures } from './purchase/de.ts'

export const de = {
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
