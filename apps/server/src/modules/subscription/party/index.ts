export { changeAccount } from './change-account.ts'
export { type DebitedAccount, debitedAccount, debitedPayer } from './debited-payer.ts'
export {
  accountEmailOf,
  accountOfParty,
  hasAccount,
  insertParty,
  insertPayer,
  mandateOfPayer,
  namesOfParties,
  payersOfParty,
  personOf,
} from './party.repository.ts'
export { anotherParty, takePart } from './take-part.ts'
