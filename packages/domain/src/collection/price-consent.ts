import type { PlainDate } from '../time/plain-date.ts'

/** What somebody did about a price that needs consent. Days are those on which it was received. */
export interface ConsentFacts {
  deadline: PlainDate
  consentedOn: PlainDate | null
  refusedOn: PlainDate | null
  /** The contract was cancelled, by whoever. */
  isCancelled: boolean
}

/** What becomes of a contract: silence is no consent, and a cancellation wins over one. */
export function consentOutcome(facts: ConsentFacts, today: PlainDate): 'open' | 'continues' | 'ends' {
  const { deadline, consentedOn, refusedOn, isCancelled } = facts
  if (isCancelled || refusedOn !== null) return 'ends'
  if (consentedOn !== null && consentedOn <= deadline) return 'continues'
  return today <= deadline ? 'open' : 'ends'
}

/** Whether a consent is still taken; afterwards whoever gives it is shown how to order anew. */
export const isConsentTaken = (facts: ConsentFacts, today: PlainDate): boolean =>
  consentOutcome(facts, today) === 'open'
