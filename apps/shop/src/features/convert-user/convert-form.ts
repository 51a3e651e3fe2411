import type { Settings } from '@billett/clients'
import { key, PersonName } from '@billett/contract'
import { newPasswordFields, samePassword } from '@billett/web-kit/sign-in/new-password-form.ts'
import type { NewPasswordValues } from '@billett/web-kit/sign-in/new-password-values.ts'
import * as z from 'zod/mini'

export interface ConvertValues extends NewPasswordValues {
  /** Both empty where the order says them. */
  firstName: string
  lastName: string
  /** Empty where it is not said. */
  birthDate: string
  termsAccepted: boolean
}

const Terms = z.boolean().check(z.refine(accepted => accepted, key('termsNotAccepted')))

/** What an order does not say of its buyer. */
export const convertSchema = ({ passwordPolicy }: Settings, { isNamed }: { isNamed: boolean }) =>
  z
    .object({
      ...newPasswordFields(passwordPolicy),
      firstName: isNamed ? z.string() : PersonName,
      lastName: isNamed ? z.string() : PersonName,
      birthDate: z.string(),
      termsAccepted: Terms,
    })
    .check(samePassword(passwordPolicy))
