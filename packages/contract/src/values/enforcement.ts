import { isPlainText } from '@billett/domain'
import * as z from 'zod/mini'
import { key } from '../failures/key.ts'
import { Instant, PlainDate } from './date.ts'
import { PersonName } from './person.ts'
import { requiredLine } from './text.ts'

/** As it stands on a slip, with spaces and dashes or without. */
export const CaseNumber = z.string().check(
  z.minLength(1, key('required')),
  z.maxLength(24, key('exceedMaximumLength')),
  z.refine<string>(text => isPlainText(text) && /[0-9A-Za-z]/.test(text), key('notValid')),
)

/** What whoever was checked knows of the case. */
export const CaseQuestion = z.object({ caseNumber: CaseNumber, birthDate: PlainDate })
export type CaseQuestion = z.infer<typeof CaseQuestion>

/** Longest word for where somebody was checked. */
export const MAX_CHECK_PLACE = 100

/** What an inspector enters. */
export const newCaseFields = {
  /** As it stands on the slip, where one was printed before; made up without it. */
  caseNumber: z.optional(CaseNumber),
  /** The minute of the check. */
  checkedOn: Instant,
  /** Line, vehicle or stop. */
  place: requiredLine(MAX_CHECK_PLACE),
  firstName: PersonName,
  lastName: PersonName,
  birthDate: PlainDate,
}
