export { addressesOf, mainAddressOf, type StoredAddress } from './account.queries.ts'
export {
  type Account,
  accountByName,
  changeAccount,
  confirmedWithEmail,
  dropAccount,
  dropPending,
  dropPendingBefore,
  findAccount,
  holdAccount,
  insertAccount,
  lockAccount,
  lockEmail,
  type NewAccount,
  pendingWithEmail,
  readAccount,
} from './account.repository.ts'
export { accountRoutes } from './account.routes.ts'
export { insertAddresses, storeAddresses } from './address.repository.ts'
export { bringBelongingsOfAddress, bringBelongingsToOwner, bringOrdersOfDevice } from './bring-belongings.ts'
export { buyerOf } from './buyer.ts'
export { checkClientId } from './checked-client.ts'
export { note } from './journal.repository.ts'
export { endNewsletter, saveNotifications, wantsNewsletter } from './notification.repository.ts'
export { showAccount } from './show-account.ts'
export { mustAcceptTerms, noteAcceptance } from './terms.ts'
