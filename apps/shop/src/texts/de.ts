/**
 * What the shop says in German. Each section is fetched by itself, when a screen or a part of one says something of it:
 * which those are stands in `app/page-texts.ts`, or with the part.
 */
export const de = {
  everywhere: () => import('./de/frame/everywhere.ts'),
  cookieSettings: () => import('./de/frame/cookie-settings.ts'),

  address: () => import('./de/purchase/address.ts'),
  cart: () => import('./de/purchase/cart.ts'),
  checkout: () => import('./de/purchase/checkout.ts'),
  confirmation: () => import('./de/purchase/confirmation.ts'),
  myTickets: () => import('./de/purchase/my-tickets.ts'),
  orderRecovery: () => import('./de/purchase/order-recovery.ts'),
  order: () => import('./de/purchase/order.ts'),
  prepaid: () => import('./de/purchase/prepaid.ts'),
  quickSale: () => import('./de/purchase/quick-sale.ts'),
  search: () => import('./de/purchase/search.ts'),
  tickets: () => import('./de/purchase/tickets.ts'),
  trips: () => import('./de/purchase/trips.ts'),

  signInBasics: () => import('@billett/web-kit/text/de/sign-in.ts'),
  convert: () => import('./de/sign-in/convert.ts'),
  mailLinks: () => import('./de/sign-in/mail-links.ts'),
  newTerms: () => import('./de/sign-in/new-terms.ts'),
  person: () => import('./de/sign-in/person.ts'),
  register: () => import('./de/sign-in/register.ts'),
  resetPassword: () => import('./de/sign-in/reset-password.ts'),
  selectAccount: () => import('./de/sign-in/select-account.ts'),
  signIn: () => import('./de/sign-in/sign-in.ts'),
  thirdParty: () => import('./de/sign-in/third-party.ts'),

  account: () => import('./de/account/account.ts'),
  addresses: () => import('./de/account/addresses.ts'),
  deletion: () => import('./de/account/deletion.ts'),
  documents: () => import('./de/account/documents.ts'),
  journeys: () => import('./de/account/journeys.ts'),
  mandates: () => import('./de/account/mandates.ts'),
  notifications: () => import('./de/account/notifications.ts'),
  orders: () => import('./de/account/orders.ts'),
  paymentMethods: () => import('./de/account/payment-methods.ts'),
  personalData: () => import('./de/account/personal-data.ts'),
  profilePicture: () => import('./de/account/profile-picture.ts'),
  student: () => import('./de/account/student.ts'),
  subscriptions: () => import('./de/account/subscriptions.ts'),
  waysIn: () => import('./de/account/ways-in.ts'),

  cancelContract: () => import('./de/legal/cancel-contract.ts'),
  feedback: () => import('./de/legal/feedback.ts'),
  notices: () => import('./de/legal/notices.ts'),
  receipt: () => import('./de/legal/receipt.ts'),
  reportBarrier: () => import('./de/legal/report-barrier.ts'),
  withdrawContract: () => import('./de/legal/withdraw-contract.ts'),
}
