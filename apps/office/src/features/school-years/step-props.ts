import type { SchoolYear } from '@billett/contract'

/** What each step is given. */
export interface StepProps {
  year: SchoolYear
  /** Something else has to be done before. */
  waits: boolean
  /** Reads the year anew, as something of it was changed. */
  again: () => void
}
