/** What somebody declared without signing in, as far as it tells which contract they mean. */
export interface DeclaredBy {
  firstName: string
  lastName: string
  /** Numbers they gave: of the contract, or of the customer. */
  numbers: readonly string[]
  email: string
}

/** A contract that may be meant. */
export interface MatchCandidate {
  contractId: string
  number: string
  customerNumbers: readonly string[]
  /** Of whoever concluded it, and of whoever travels. */
  names: readonly { firstName: string; lastName: string }[]
  emails: readonly string[]
}

/** By what a contract was found, the surest first. */
export const MATCH_REASONS = ['number', 'customerNumber', 'email', 'name'] as const
export type MatchReason = (typeof MATCH_REASONS)[number]

export interface MatchProposal {
  contractId: string
  reasons: MatchReason[]
}

/** A number as it is compared: people leave out dashes and write small letters. */
export const comparableNumber = (text: string): string => text.toUpperCase().replaceAll(/[^0-9A-Z]/g, '')

/** A name as it is compared. */
export const comparableName = (text: string): string => text.trim().toLocaleLowerCase('de').replaceAll(/\s+/g, ' ')

function reasonsFor(declared: DeclaredBy, candidate: MatchCandidate): MatchReason[] {
  const numbers = declared.numbers.map(comparableNumber).filter(number => number !== '')
  const name = (person: { firstName: string; lastName: string }) =>
    `${comparableName(person.firstName)} ${comparableName(person.lastName)}`
  const holds: Record<MatchReason, boolean> = {
    number: numbers.includes(comparableNumber(candidate.number)),
    customerNumber: candidate.customerNumbers.some(number => numbers.includes(comparableNumber(number))),
    email: candidate.emails.some(email => email.toLowerCase() === declared.email.toLowerCase()),
    name: candidate.names.some(person => name(person) === name(declared)),
  }
  return MATCH_REASONS.filter(reason => holds[reason])
}

/** How sure it is: by more, and then by surer reasons. */
const weight = (reasons: readonly MatchReason[]): number =>
  reasons.reduce((sum, reason) => sum + 2 ** (MATCH_REASONS.length - MATCH_REASONS.indexOf(reason)), 0)

/** Which contracts may be meant, the likeliest first. A person decides: none is taken by itself. */
export const matchProposals = (declared: DeclaredBy, candidates: readonly MatchCandidate[]): MatchProposal[] =>
  candidates
    .map(candidate => ({ contractId: candidate.contractId, reasons: reasonsFor(declared, candidate) }))
    .filter(({ reasons }) => reasons.length > 0)
    .sort((a, b) => weight(b.reasons) - weight(a.reasons))
