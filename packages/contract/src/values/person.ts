import { COUNTRIES, EMAIL, GENDER, HOME_COUNTRIES, isPersonName, isPostCode, MAX_EMAIL } from '@billett/domain'
import * as z from 'zod/mini'
import { key } from '../failures/key.ts'
import { line, requiredLine } from './text.ts'

/** Names are shorter than this (Spec 1 §5). */
export const MAX_NAME = 35

export const Email = z
  .string()
  .check(
    z.minLength(1, key('emailNotEmpty')),
    z.maxLength(MAX_EMAIL, key('exceedMaximumLength')),
    z.regex(EMAIL, key('email')),
  )

export const PersonName = z
  .string()
  .check(
    z.minLength(1, key('required')),
    z.maxLength(MAX_NAME, key('exceedMaximumLength')),
    z.refine(isPersonName, key('notValid')),
  )

export const Gender = z.literal(Object.values(GENDER), key('outOfRange'))

export const Country = z.enum(COUNTRIES, key('countryNotAvailable'))

/** Where a register of addresses can be asked. */
export const HomeCountry = z.enum(HOME_COUNTRIES, key('notValid'))

export const Address = z
  .object({
    street: requiredLine(),
    houseNumber: requiredLine(10),
    postCode: requiredLine(10),
    city: requiredLine(),
    country: Country,
    additional: z.optional(line()),
  })
  .check(
    z.refine(address => isPostCode(address.postCode, address.country), {
      path: ['postCode'],
      message: key('postCode'),
    }),
  )
export type Address = z.infer<typeof Address>
