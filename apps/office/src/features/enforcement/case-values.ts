import { key, NewStaffCase } from '@billett/contract'
import { atWallClock } from '@billett/domain'
import * as z from 'zod/mini'

/** Calendar and clock as a browser's field has them: `2026-11-23T14:30`; '' as long as nothing is chosen. */
const Wall = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/, key('required')))

const { place, firstName, lastName, birthDate, caseNumber } = NewStaffCase.shape

/** What is typed into the form of a case. Its moment is one of the region. */
export const CaseValues = z.object({
  /** '' for the own one. */
  clientId: z.string(),
  /** '' where none was printed before. */
  caseNumber: z.union([z.literal(''), z.nonoptional(caseNumber)]),
  checkedOn: Wall,
  place,
  firstName,
  lastName,
  birthDate,
})
export type CaseValues = z.infer<typeof CaseValues>

/** A form that nobody has typed into. */
export const EMPTY_CASE: CaseValues = {
  clientId: '',
  caseNumber: '',
  checkedOn: '',
  place: '',
  firstName: '',
  lastName: '',
  birthDate: '',
}

/** What is sent. */
export const caseOf = (
  { clientId, caseNumber: number, checkedOn, ...typed }: CaseValues,
  timeZone: string,
): NewStaffCase => ({
  ...typed,
  clientId: clientId || undefined,
  caseNumber: number.trim() || undefined,
  checkedOn: atWallClock(checkedOn.slice(0, 10), checkedOn.slice(11), timeZone),
})
