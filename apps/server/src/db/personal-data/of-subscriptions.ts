import type { OfPeople } from './held.ts'

const CONTRACT = { stays: 'until the contract and its receipts need not be kept' } as const

/** What is known of who takes part in a subscription. */
export const OF_SUBSCRIPTIONS = {
  party: { link: 'party', copy: { as: 'parties' }, deletion: CONTRACT },
  partyPerson: { link: 'party', copy: { as: 'people' }, deletion: CONTRACT },
  payerAccount: { link: 'party', copy: { as: 'payerAccounts' }, deletion: CONTRACT },
  contract: { link: 'contract', copy: { as: 'contracts' }, deletion: CONTRACT },
  contractEvent: { link: 'contract', copy: { as: 'contractEvents' }, deletion: CONTRACT },
  application: {
    link: 'concluded',
    copy: {
      as: 'applications',
      without: {
        fingerprint: 'is a fingerprint the shop compares by',
        risk: 'names rules against misuse, which a person tells who has looked (Art. 15 (4), 22 GDPR)',
      },
    },
    deletion: CONTRACT,
  },
  fraudCase: {
    link: 'contract',
    copy: { leftOut: 'names rules against misuse, which a person tells who has looked (Art. 15 (4), 22 GDPR)' },
    deletion: CONTRACT,
  },
  applicationMove: { link: 'concluded', copy: { as: 'applicationMoves' }, deletion: CONTRACT },
  deskDecision: { link: 'concluded', copy: { as: 'deskDecisions' }, deletion: CONTRACT },
  signedLink: {
    link: 'concluded',
    copy: { as: 'mailedLinks', without: { hash: 'is the hash of a secret' } },
    deletion: { stays: 'as proof of what was done by it, and opens nothing once its time is over' },
  },
  entitlementProof: { link: 'contract', copy: { as: 'entitlementProofs' }, deletion: CONTRACT },
  uploadedFile: { link: 'file', copy: { as: 'uploadedFiles' }, deletion: CONTRACT },
  fileContent: { link: 'file', copy: { as: 'fileContents' }, deletion: { goesWith: 'uploadedFile' } },
  mediumOrder: { link: 'contract', copy: { as: 'mediumOrders' }, deletion: CONTRACT },
  medium: { link: 'contract', copy: { as: 'media' }, deletion: CONTRACT },
  organisation: {
    link: 'party',
    copy: { leftOut: 'is a school, an authority or a company, and of no person' },
    deletion: { stays: 'as long as the company works with it' },
  },
  paysFor: {
    link: 'party',
    copy: { leftOut: 'says which organisation pays for which, and nothing of a person' },
    deletion: { stays: 'as long as the company works with both' },
  },
  entitlementRule: {
    link: 'party',
    copy: { leftOut: 'is a rule that anybody may be told' },
    deletion: { stays: 'as every decision that was made by it has to cite it' },
  },
  frameworkContract: {
    link: 'party',
    copy: { leftOut: 'is what was agreed with a company, and of no person' },
    deletion: { stays: 'as every share that followed from it has to be told by it' },
  },
  frameworkFee: {
    link: 'party',
    copy: { leftOut: 'is what a company owes, and of no person' },
    deletion: { stays: 'as the claims that were made of it have to be told by it' },
  },
  entitlementDecision: { link: 'contract', copy: { as: 'schoolDecisions' }, deletion: CONTRACT },
  decisionCounter: {
    link: 'party',
    copy: { leftOut: 'is how many decisions an authority has made in a year' },
    deletion: { stays: 'as numbers of decisions have no gaps' },
  },
  shareWatch: {
    link: 'contract',
    copy: { leftOut: 'is the day on which shares are looked at again, which the history of the contract tells of' },
    deletion: CONTRACT,
  },
  decisionLetter: { link: 'file', copy: { as: 'schoolDecisionLetters' }, deletion: CONTRACT },
  decisionObjection: { link: 'concluded', copy: { as: 'schoolObjections' }, deletion: CONTRACT },
  familyApplication: { link: 'party', copy: { as: 'familyApplications' }, deletion: CONTRACT },
  appliedChild: { link: 'contract', copy: { as: 'appliedChildren' }, deletion: CONTRACT },
  guardianAddress: { link: 'concluded', copy: { as: 'guardianAddresses' }, deletion: CONTRACT },
  contractWay: { link: 'contract', copy: { as: 'waysToSchool' }, deletion: CONTRACT },
  membership: { link: 'party', copy: { as: 'schools' }, deletion: CONTRACT },
  schoolRequest: { link: 'party', copy: { as: 'portalRequests' }, deletion: CONTRACT },
  batchRow: { link: 'party', copy: { as: 'schoolLists' }, deletion: CONTRACT },
  pupilMatch: {
    link: 'party',
    copy: { leftOut: 'is a fingerprint of a school’s list, by which it is known again; who it is stands in schools' },
    deletion: CONTRACT,
  },
  importProfile: {
    link: 'party',
    copy: { leftOut: 'says how the files of a school are read, and nothing of a person' },
    deletion: { stays: 'as long as the company works with the school' },
  },
  rollMember: { link: 'party', copy: { as: 'schoolYears' }, deletion: CONTRACT },
  rollSchool: {
    link: 'party',
    copy: { leftOut: 'says where the classes of a school go, and nothing of a person' },
    deletion: { stays: 'as long as the company works with the school' },
  },
  schoolYear: {
    link: 'party',
    copy: { leftOut: 'is a year of an authority, and of no person' },
    deletion: { stays: 'as long as the company works with the authority' },
  },
  changeRequest: { link: 'contract', copy: { as: 'changeRequests' }, deletion: CONTRACT },
  debitNotice: { link: 'mandate', copy: { as: 'debitNotices' }, deletion: { stays: 'as books must be kept' } },
  collection: { link: 'mandate', copy: { as: 'collections' }, deletion: { stays: 'as books must be kept' } },
  debitNoticeLine: {
    link: 'mandate',
    copy: { leftOut: 'is a day and an amount of a notice, which its payer was told' },
    deletion: { stays: 'as books must be kept' },
  },
  collectionClaim: {
    link: 'mandate',
    copy: { leftOut: 'says of which claims a collection is made, and both are handed out' },
    deletion: { stays: 'as books must be kept' },
  },
  invoice: { link: 'payer', copy: { as: 'invoices' }, deletion: { stays: 'as books must be kept' } },
  invoiceLine: {
    link: 'payer',
    copy: { leftOut: 'is a line of an invoice, which its payer was sent' },
    deletion: { stays: 'as books must be kept' },
  },
  invoiceClaim: {
    link: 'payer',
    copy: { leftOut: 'says which claims an invoice is for, and both are handed out' },
    deletion: { stays: 'as books must be kept' },
  },
  invoiceProfile: {
    link: 'payer',
    copy: { leftOut: 'says how an organisation wants its invoices' },
    deletion: { stays: 'as books must be kept' },
  },
  bankEntry: {
    link: 'payer',
    copy: { as: 'bankEntries' },
    deletion: {
      stays: 'as books must be kept; whose it was goes with the time of receipts, of what is no payer’s before',
    },
  },
  payrollList: {
    link: 'payer',
    copy: { leftOut: 'is a month of a company and what it kept back from all wages together' },
    deletion: { stays: 'as books must be kept' },
  },
  payrollEntry: {
    link: 'payer',
    copy: { leftOut: 'says which claims were kept back from wages, and these are handed out' },
    deletion: { stays: 'as books must be kept' },
  },
  bankReturn: { link: 'payer', copy: { as: 'returnedDebits' }, deletion: { stays: 'as books must be kept' } },
  payout: {
    link: 'payer',
    copy: { as: 'payouts', without: { accountNamedBy: 'names somebody of the company' } },
    deletion: { stays: 'as books must be kept' },
  },
  payoutClaim: {
    link: 'payer',
    copy: { leftOut: 'says of which claims a payout is made, and both are handed out' },
    deletion: { stays: 'as books must be kept' },
  },
  payoutAccount: {
    link: 'payer',
    copy: {
      as: 'payoutAccounts',
      without: { reason: 'is in words of staff', namedBy: 'names somebody of the company' },
    },
    deletion: { stays: 'until what is owed is paid, and as books must be kept' },
  },
  claimPayment: {
    link: 'payer',
    copy: { leftOut: 'says which claims a payment was for, and both are handed out' },
    deletion: { stays: 'as books must be kept' },
  },
  debtPayment: { link: 'payer', copy: { as: 'paymentsByLink' }, deletion: { stays: 'as books must be kept' } },
  priceConsent: { link: 'concluded', copy: { as: 'newPrices' }, deletion: CONTRACT },
  priceAnswer: { link: 'concluded', copy: { as: 'answersToNewPrices' }, deletion: CONTRACT },
  dunningCase: { link: 'payer', copy: { as: 'reminders' }, deletion: { stays: 'as books must be kept' } },
  dunningStep: {
    link: 'payer',
    copy: { leftOut: 'is a step of a case, which its payer was written to about' },
    deletion: { stays: 'as books must be kept' },
  },
  dunningHandOverClaim: {
    link: 'payer',
    copy: { leftOut: 'says which claims were given to a collection agency, and these are handed out' },
    deletion: { stays: 'as books must be kept' },
  },
  dunningHold: {
    link: 'payer',
    copy: { leftOut: 'says why a case waits, in words of staff' },
    deletion: { stays: 'as books must be kept' },
  },
  collectionStop: { link: 'payer', copy: { as: 'stoppedDebits' }, deletion: { stays: 'as books must be kept' } },
  claim: { link: 'payer', copy: { as: 'claims' }, deletion: { stays: 'as books must be kept' } },
} as const satisfies Record<string, OfPeople>
