export { changeAccount } from './change-account.ts'
export { contractsOfGuests } from './contracts-of-guests.repository.ts'
export { type DebitedAccount, debitedAccount, debitedPayer } from './debited-payer.ts'
export { hasAppliedThemselves } from './own-application.queries.ts'
export { partyInvariants } from './party.invariants.ts'
export {
  accountEmailOf,
  accountOfParty,
  changePerson,
  contactOf,
  contactOfPayer,
  customerNumbers,
  endDirectDebit,
  hasAccount,
  insertParty,
  insertPayer,
  mandateOfPayer,
  namesOfParties,
  partyByNumber,
  payersOfParty,
  payingPeople,
  personOf,
} from './party.repository.ts'
export { payerOfParty } from './payer-of-party.ts'
export { anotherParty, takePart } from './take-part.ts'
