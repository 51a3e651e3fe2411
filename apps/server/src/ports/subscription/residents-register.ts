import type { PlainDate, PostalAddress } from '@billett/domain'
import type { Unreachable } from '../unreachable.ts'

/** Somebody, and where they say they live. */
export interface Resident {
  firstName: string
  lastName: string
  birthDate: PlainDate
  address: PostalAddress
}

export type ResidentAnswer = { state: 'known'; isResident: boolean } | Unreachable

/** The register of residents (Spec 3 §4, the states with EMA). Never throws; a call has a time-out of its own. */
export interface ResidentsRegister {
  /** False in a shop that asks nobody. */
  isOffered: boolean
  find: (resident: Resident) => Promise<ResidentAnswer>
}
