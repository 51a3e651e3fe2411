import { type DynamicInfoSchemeReply, key, MAX_INPUT } from '@billett/contract'
import { fitsDynamicInfo } from '@billett/domain'
import type * as z from 'zod/mini'
import { AnswersInputs } from './person-inputs.ts'

export type Answers = z.infer<typeof AnswersInputs>

/** Longest answer the server takes. */
const MAX_ANSWER = Math.max(MAX_INPUT, 200)

const textOf = (value: string | boolean | undefined): string =>
  typeof value === 'boolean' ? `${value}` : (value ?? '')

export const visibleOnes = (schemes: readonly DynamicInfoSchemeReply[] | null): DynamicInfoSchemeReply[] =>
  (schemes ?? []).filter(scheme => scheme.isVisibleToUser)

/** Required questions need an answer (Spec 1 §5). */
export const answersSchema = (schemes: readonly DynamicInfoSchemeReply[]) =>
  AnswersInputs.check(({ value, issues }) => {
    for (const { guid, datatypID, choices, isRequired } of schemes) {
      const text = textOf(value[guid]).trim()
      const isOpen = datatypID === 'Checkbox' ? text !== 'true' : text === ''
      const isRight = datatypID === 'Checkbox' || fitsDynamicInfo({ datatypID, choices }, text)
      const tooLong = text.length > MAX_ANSWER && key('exceedMaximumLength')
      const message = isRequired && isOpen ? key('required') : isRight ? tooLong : key('notValid')
      if (message) issues.push({ code: 'custom', message, path: [guid], input: value[guid], continue: true })
    }
  })

/** As inputs hold them. */
export const answersOf = (
  schemes: readonly DynamicInfoSchemeReply[],
  given: readonly { dynamicInfoSchemeGuid: string; value: string }[] = [],
): Answers =>
  Object.fromEntries(
    schemes.map(({ guid, datatypID }) => {
      const value = given.find(answer => answer.dynamicInfoSchemeGuid === guid)?.value ?? ''
      return [guid, datatypID === 'Checkbox' ? value === 'true' : value]
    }),
  )

/** As the contract takes them; what was left open is not sent. */
export const dynamicInfosOf = (answers: Answers): { dynamicInfoSchemeGuid: string; value: string }[] =>
  Object.entries(answers).flatMap(([dynamicInfoSchemeGuid, answer]) => {
    const value = textOf(answer).trim()
    return value === '' || value === 'false' ? [] : [{ dynamicInfoSchemeGuid, value }]
  })

/** The server names an answer by its question, or by its place in the list that was sent. */
export function questionField(field: string, answers: Answers): string {
  const [list, which = ''] = field.split('.')
  if (list !== 'dynamicInfos') return field
  return `answers.${/^\d+$/.test(which) ? (dynamicInfosOf(answers)[Number(which)]?.dynamicInfoSchemeGuid ?? which) : which}`
}
