import { isPhoneNumber, LANGUAGES } from '@billett/domain'
import * as z from 'zod/mini'
import { key } from '../failures/key.ts'
import { PlainDate } from './date.ts'
import { Gender, PersonName } from './person.ts'
import { line } from './text.ts'

/** Longer ones cost time to hash and protect nobody better. */
const MAX_PASSWORD = 128

/** What the client's policy asks of a password is checked by the server, where the list of common ones is. */
export const Password = z
  .string()
  .check(z.minLength(1, key('passwordNotEmpty')), z.maxLength(MAX_PASSWORD, key('exceedMaximumLength')))

/** Optional; digits with a plus, brackets, dashes, spaces, dots and slashes (Spec 1 §5). */
const Phone = line().check(z.refine(text => text === '' || isPhoneNumber(text), key('phone')))

/** A code out of one of our mails. */
export const MailedCode = z.string().check(z.minLength(1, key('required')), z.regex(/^[\w-]{1,100}$/, key('notValid')))

/** The address of the page that asks; links in mails lead back to it when it is the shop's own. */
export const OriginUrl = line(500)

/** Bit flags (Spec 2 §3.8). */
export const UserTypeFlags = z.int(key('number')).check(z.gte(0, key('outOfRange')), z.lte(31, key('outOfRange')))

export const SpokenLanguage = z.enum(LANGUAGES, key('notValid'))

/** Who somebody is, as they say it themselves. */
export const personFields = {
  salutation: z.optional(Gender),
  title: z.optional(line()),
  firstName: PersonName,
  lastName: PersonName,
  birthDate: PlainDate,
  phone: z.optional(Phone),
}
