import { needsGuardian } from '../../subscription/terms/guardian.ts'
import type { PlainDate } from '../../time/plain-date.ts'

/** Why somebody cannot apply for this pupil: a minor applies alone, or parents for somebody who is of age. */
export type ApplicantFault = 'minorAppliesAlone' | 'ofAgeAppliesAlone'

/**
 * Whoever is of age on the day of the application concludes their own contract, and nobody does so for them. Who comes
 * of age before the ticket begins is applied for by the parents: on no day nobody may apply.
 */
export function applicantFault(
  { birthDate, isForMyself }: { birthDate: PlainDate; isForMyself: boolean },
  on: PlainDate,
): ApplicantFault | null {
  if (needsGuardian(birthDate, on)) return isForMyself ? 'minorAppliesAlone' : null
  return isForMyself ? null : 'ofAgeAppliesAlone'
}
