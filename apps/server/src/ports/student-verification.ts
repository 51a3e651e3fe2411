import type { PlainDate } from '@billett/domain'
import type { Unreachable } from './unreachable.ts'

/** A student as their university knows them. */
export interface KnownStudent {
  studentId: string
  university: string
  firstName: string
  lastName: string
  birthDate: PlainDate | null
  /** Last day of the studies as far as they are paid for. */
  validUntil: PlainDate
}

/**
 * `notSignedIn`: nobody came back from the university's login under this number. `unreachable`: no answer, or one that
 * explains nothing.
 */
export type StudentAnswer =
  | { state: 'student'; student: KnownStudent }
  | { state: 'notSignedIn' }
  | { state: 'absent' }
  | Unreachable

/** The login of universities (Spec 2 §7.3, Shibboleth). Nothing here throws; every call has a time-out of its own. */
export interface StudentVerification {
  /** False in a shop that asks no university. */
  isOffered: boolean
  /** Where a customer shows their university who they are, and comes back to `target`. */
  loginAddress: (guid: string, target: string) => string
  /** Who signed in at the university under this number. */
  find: (guid: string) => Promise<StudentAnswer>
}
