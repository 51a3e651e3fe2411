import { signIn as toSignIn } from '@billett/web-kit/text/de/sign-in.ts'
import { account } from './de/account/account.ts'
import { addresses } from './de/account/addresses.ts'
import { documents } from './de/account/documents.ts'
import { journeys } from './de/account/journeys.ts'
import { mandates } from './de/account/mandates.ts'
import { paymentMethods } from './de/account/payment-methods.ts'
import { profilePicture } from './de/account/profile-picture.ts'
import { subscriptions } from './de/account/subscriptions.ts'
import { cancelContract } from './de/legal/cancel-contract.ts'
import { feedback } from './de/legal/feedback.ts'
import { receipt } from './de/legal/receipt.ts'
import { reportBarrier } from './de/legal/report-barrier.ts'
import { withdrawContract } from './de/legal/withdraw-contract.ts'
import { confirmation } from './de/purchase/confirmation.ts'
import { prepaid } from './de/purchase/prepaid.ts'
import { quickSale } from './de/purchase/quick-sale.ts'
import { signIn } from './de/sign-in/sign-in.ts'
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
