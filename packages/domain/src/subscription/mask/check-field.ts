import { COUNTRIES } from '../../address/country.ts'
import { isPostCode } from '../../address/post-code.ts'
import { readIban } from '../../bank/iban.ts'
import { checkAge } from '../../identity/age.ts'
import { isPersonName } from '../../identity/person-name.ts'
import { isPhoneNumber } from '../../identity/phone-number.ts'
import { isEmail, MAX_EMAIL } from '../../text/email.ts'
import { isPlainText } from '../../text/plain-text.ts'
import { isPlainDate, type PlainDate } from '../../time/plain-date.ts'
import { answersOf, type FieldValues, holds } from './condition.ts'
import { isFirstDay } from './first-days.ts'
import type { MaskField } from './mask.ts'

/** Signs that fit into a field, where it says nothing else (Spec 1 §5). */
const MAX_FIELD_LENGTH = 35

/** What can be wrong with an answer. */
export type FieldProblem =
  | 'required'
  | 'notValid'
  | 'exceedMaximumLength'
  | 'email'
  | 'date'
  | 'dateInPast'
  | 'dateBeforeOther'
  | 'firstDayNotAllowed'
  | 'tooFewMonths'
  | 'tooYoung'
  | 'tooOld'
  | 'tooSmall'
  | 'tooLarge'
  | 'ibanNotValid'
  | 'ibanLength'
  | 'ibanCheckDigits'
  | 'ibanCountry'

const BIC = /^[A-Z]{6}[A-Z0-9]{2}(?:[A-Z0-9]{3})?$/
const MONTH = /-01$/
const ID_LENGTH = 36

/** As the files that were sent in are named. */
const FILE_ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

const problemOfDate = (answer: string): FieldProblem | null => (isPlainDate(answer) ? null : 'date')

function problemOfNumber(answer: string, min: number, max: number | null): FieldProblem | null {
  if (!/^\d{1,4}$/.test(answer)) return 'notValid'
  if (Number(answer) < min) return 'tooSmall'
  return max !== null && Number(answer) > max ? 'tooLarge' : null
}

const isOption = ({ options }: MaskField, answer: string, values: FieldValues, today: PlainDate): boolean =>
  options.some(({ id, when }) => id === answer && holds(when, values, today))

/** What is wrong with an answer to a question; null where nothing is. */
function problemOf(field: MaskField, answer: string, values: FieldValues, today: PlainDate): FieldProblem | null {
  switch (field.kind) {
    case 'text':
      return answer.length > field.maxLength ? 'exceedMaximumLength' : null
    case 'personName':
      if (answer.length > MAX_FIELD_LENGTH) return 'exceedMaximumLength'
      return isPersonName(answer) ? null : 'notValid'
    case 'email':
      if (answer.length > MAX_EMAIL) return 'exceedMaximumLength'
      return isEmail(answer) ? null : 'email'
    case 'phone':
      return isPhoneNumber(answer) ? null : 'notValid'
    case 'postCode':
      if (answer.length > MAX_FIELD_LENGTH) return 'exceedMaximumLength'
      return isPostCode(answer, answersOf(values, field.country)[0] ?? '') ? null : 'notValid'
    case 'country':
      return COUNTRIES.some(country => country === answer) ? null : 'notValid'
    case 'birthDate': {
      const checked = checkAge(answer, today, { minUserAge: field.minAge, maxUserAge: field.maxAge })
      return problemOfDate(answer) ?? (checked.ok ? null : checked.reason)
    }
    case 'date': {
      const [other] = field.notBefore === null ? [] : answersOf(values, field.notBefore)
      if (!isPlainDate(answer)) return 'date'
      if (!field.isPastAllowed && answer < today) return 'dateInPast'
      return other !== undefined && answer < other ? 'dateBeforeOther' : null
    }
    case 'firstDay':
      return problemOfDate(answer) ?? (isFirstDay(field.rule, answer, today) ? null : 'firstDayNotAllowed')
    case 'months':
      return isPlainDate(answer) && MONTH.test(answer) ? null : 'date'
    case 'choice':
      return isOption(field, answer, values, today) ? null : 'notValid'
    case 'checkbox':
      return answer === 'true' || answer === 'false' ? null : 'notValid'
    case 'number':
      return problemOfNumber(answer, field.min, field.max)
    case 'iban': {
      const read = readIban(answer)
      return read.ok ? null : read.reason
    }
    case 'bic':
      return BIC.test(answer) ? null : 'notValid'
    case 'organisation':
      if (field.options.length > 0) return isOption(field, answer, values, today) ? null : 'notValid'
      return answer.length > ID_LENGTH ? 'notValid' : null
    case 'file':
      return FILE_ID.test(answer) ? null : 'notValid'
  }
}

/** A box that is not ticked says nothing. */
const isEmpty = (field: MaskField, answers: readonly string[]): boolean =>
  answers.length === 0 || (field.kind === 'checkbox' && !answers.includes('true'))

/** What is wrong with what was said of a field that is shown; the first thing of several. */
export function fieldProblem(
  field: MaskField,
  isRequired: boolean,
  values: FieldValues,
  today: PlainDate,
): FieldProblem | null {
  const answers = answersOf(values, field.id)
  if (isRequired && isEmpty(field, answers)) return 'required'
  for (const answer of answers) {
    const problem = problemOf(field, answer, values, today) ?? (isPlainText(answer) ? null : 'notValid')
    if (problem) return problem
  }
  if (field.kind !== 'months') return answers.length > 1 ? 'notValid' : null
  if (new Set(answers).size < answers.length) return 'notValid'
  return answers.length > 0 && answers.length < field.minCount ? 'tooFewMonths' : null
}
