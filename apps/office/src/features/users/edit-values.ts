import { type SavedAddress, type StaffUserDetail, UpdateUser } from '@billett/contract'
import { isLanguage, SALUTATIONS } from '@billett/domain'
import * as z from 'zod/mini'

const { firstName, lastName, birthDate, phone, email, language, addresses } = UpdateUser.shape

/** What staff change of an account; the salutation as a list of a form has it. */
export const EditValues = z.object({
  salutation: z.string(),
  firstName,
  lastName,
  birthDate,
  phone,
  language,
  email,
  addresses,
})
export type EditValues = z.infer<typeof EditValues>

export const EDITED = ['firstName', 'lastName', 'birthDate', 'phone', 'language', 'email'] as const

export const valuesOf = (user: StaffUserDetail): EditValues & { addresses: SavedAddress[] } => ({
  salutation: String(user.salutation),
  firstName: user.firstName,
  lastName: user.lastName,
  birthDate: user.birthDate ?? '',
  phone: user.phone,
  language: isLanguage(user.language) ? user.language : undefined,
  email: user.email ?? '',
  addresses: user.addresses.map(address => ({ ...address })),
})

const PARTS = [
  'addressId',
  'addressName',
  'street',
  'houseNumber',
  'additional',
  'postCode',
  'city',
  'country',
] as const

/** Whether somebody has typed another address, added one or taken one away. */
const areOthers = (typed: readonly SavedAddress[], before: readonly SavedAddress[]): boolean =>
  typed.length !== before.length ||
  typed.some((address, place) => PARTS.some(part => (address[part] ?? '') !== (before[place]?.[part] ?? '')))

/** Only what was changed is sent, beside what was seen of it. */
export function changeOf(typed: EditValues, seen: StaffUserDetail): UpdateUser {
  const before = valuesOf(seen)
  const changed = EDITED.filter(name => typed[name] !== before[name])
  const salutation = SALUTATIONS.find(({ id }) => String(id) === typed.salutation)?.id
  const { addresses: lived = [] } = typed
  const hasMoved = areOthers(lived, before.addresses)
  return {
    ...(typed.salutation !== before.salutation && salutation !== undefined && { salutation }),
    ...Object.fromEntries(changed.map(name => [name, typed[name]])),
    ...(hasMoved && { addresses: lived }),
    expected: {
      ...Object.fromEntries(changed.map(name => [name, seen[name]])),
      ...(hasMoved && { addresses: seen.addresses }),
    },
  }
}
