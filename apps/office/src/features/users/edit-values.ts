import { type StaffUserDetail, UpdateUser } from '@billett/contract'
import { isLanguage, SALUTATIONS } from '@billett/domain'
import * as z from 'zod/mini'

const { firstName, lastName, birthDate, phone, email, language } = UpdateUser.shape

/** What staff change of an account; the salutation as a list of a form has it. */
export const EditValues = z.object({ salutation: z.string(), firstName, lastName, birthDate, phone, language, email })
export type EditValues = z.infer<typeof EditValues>

export const EDITED = ['firstName', 'lastName', 'birthDate', 'phone', 'language', 'email'] as const

export const valuesOf = (user: StaffUserDetail): EditValues => ({
  salutation: String(user.salutation),
  firstName: user.firstName,
  lastName: user.lastName,
  birthDate: user.birthDate ?? '',
  phone: user.phone,
  language: isLanguage(user.language) ? user.language : undefined,
  email: user.email ?? '',
})

/** Only what was changed is sent, beside what was seen of it. */
export function changeOf(typed: EditValues, seen: StaffUserDetail): UpdateUser {
  const before = valuesOf(seen)
  const changed = EDITED.filter(name => typed[name] !== before[name])
  const salutation = SALUTATIONS.find(({ id }) => String(id) === typed.salutation)?.id
  return {
    ...(typed.salutation !== before.salutation && salutation !== undefined && { salutation }),
    ...Object.fromEntries(changed.map(name => [name, typed[name]])),
    expected: Object.fromEntries(changed.map(name => [name, seen[name]])),
  }
}
