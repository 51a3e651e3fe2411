import type { OfPeople } from './held.ts'

const CONTRACT = { stays: 'until the contract and its receipts need not be kept' } as const

/** What is known of who takes part in a subscription. */
export const OF_SUBSCRIPTIONS = {
  party: { link: 'party', copy: { as: 'parties' }, deletion: CONTRACT },
  partyPerson: { link: 'party', copy: { as: 'people' }, deletion: CONTRACT },
  payerAccount: { link: 'party', copy: { as: 'payerAccounts' }, deletion: CONTRACT },
  contract: { link: 'contract', copy: { as: 'contracts' }, deletion: CONTRACT },
  contractEvent: { link: 'contract', copy: { as: 'contractEvents' }, deletion: CONTRACT },
  claim: { link: 'contract', copy: { as: 'claims' }, deletion: { stays: 'as books must be kept' } },
} as const satisfies Record<string, OfPeople>
