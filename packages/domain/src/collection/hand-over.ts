import type { PlainDate } from '../time/plain-date.ts'
import type { BankFileState } from './bank-file-state.ts'

export interface HandOverFacts {
  state: BankFileState
  builtBy: string
  releasedBy: string | null
  handOverBy: PlainDate
  /** What the bank was last sent, as it says itself; null: it never had a file, or cannot say. */
  lastAtBank: string | null
  /** Whether we know that file. A database restored from yesterday does not. */
  isLastKnown: boolean
}

export type HandOverRefusal = 'notReleased' | 'samePerson' | 'tooLate' | 'bankKnowsMore'

/** Why a file does not leave; null: it does. */
export function handOverRefusal(facts: HandOverFacts, today: PlainDate): HandOverRefusal | null {
  if (facts.state !== 'released' || facts.releasedBy === null) return 'notReleased'
  if (facts.releasedBy === facts.builtBy) return 'samePerson'
  if (facts.lastAtBank !== null && !facts.isLastKnown) return 'bankKnowsMore'
  return today > facts.handOverBy ? 'tooLate' : null
}
