import type { RollMember } from '@billett/contract'

/** What acts about several pupils are given. */
export interface ChosenProps {
  yearGuid: string
  members: readonly RollMember[]
  /** With what is said of it. */
  onDone: (said: string) => void
}
