import type { Call } from './call.ts'
import * as addressValidation from './calls/address-validation.ts'
import * as common from './calls/common.ts'
import * as consent from './calls/consent.ts'
import * as declaration from './calls/declaration.ts'
import * as feedback from './calls/feedback.ts'
import * as mandates from './calls/mandates.ts'
import * as messageOfTheDay from './calls/message-of-the-day.ts'
import * as operations from './calls/operations.ts'
import * as orderFulfillment from './calls/order-fulfillment.ts'
import * as payment from './calls/payment.ts'
import * as paymentMethods from './calls/payment-methods.ts'
import * as prepaid from './calls/prepaid.ts'
import * as salesCart from './calls/sales-cart.ts'
import * as salesCheckout from './calls/sales-checkout.ts'
import * as salesMoney from './calls/sales-money.ts'
import * as salesOrders from './calls/sales-orders.ts'
import * as salesPassengerFacts from './calls/sales-passenger-facts.ts'
import * as studentVerification from './calls/student-verification.ts'
import * as subscription from './calls/subscription.ts'
import * as tariffData from './calls/tariff-data.ts'
import * as tariffProducts from './calls/tariff-products.ts'
import * as tariffStops from './calls/tariff-stops.ts'
import * as tariffTrips from './calls/tariff-trips.ts'
import * as userAccount from './calls/user-account.ts'
import * as userDocuments from './calls/user-documents.ts'
import * as userPasskeys from './calls/user-passkeys.ts'
import * as userPassword from './calls/user-password.ts'
import * as userPicture from './calls/user-picture.ts'
import * as userRegistration from './calls/user-registration.ts'
import * as userServices from './calls/user-services.ts'
import * as userSession from './calls/user-session.ts'
import * as userSettings from './calls/user-settings.ts'
import * as userSubscriptions from './calls/user-subscriptions.ts'
import * as wallet from './calls/wallet.ts'

const isCall = (value: unknown): value is Call =>
  typeof value === 'object' && value !== null && 'summary' in value && 'access' in value

/** Every call, by service and in the order they are declared. Server only: a screen imports the calls it makes. */
export const catalogue: readonly Call[] = [
  common,
  consent,
  operations,
  tariffStops,
  tariffTrips,
  tariffProducts,
  tariffData,
  salesPassengerFacts,
  salesCart,
  salesCheckout,
  salesOrders,
  salesMoney,
  payment,
  orderFulfillment,
  subscription,
  declaration,
  userSession,
  userRegistration,
  userPassword,
  userPasskeys,
  userServices,
  userAccount,
  userSettings,
  userSubscriptions,
  studentVerification,
  mandates,
  userDocuments,
  userPicture,
  messageOfTheDay,
  paymentMethods,
  addressValidation,
  feedback,
  prepaid,
  wallet,
].flatMap(module => Object.values(module).filter(isCall))
