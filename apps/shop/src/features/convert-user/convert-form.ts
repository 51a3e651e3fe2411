import type { Settings } from '@billett/clients'
import { key } from '@billett/contract'
import { newPasswordFields, samePassword } from '@billett/web-kit/sign-in/new-password-form.ts'
import type { NewPasswordValues } from '@billett/web-kit/sign-in/new-password-values.ts'
import * as z from 'zod/mini'

export interface ConvertValues extends NewPasswordValues {
  /** Empty where it is not said. */
  birthDate: string
  termsAccepted: boolean
}

const Terms = z.boolean().check(z.refine(accepted => accepted, key('termsNotAccepted')))

/** What an order does not say of its buyer. */
export const convertSchema = ({ passwordPolicy }: Settings) =>
  z
    .object({ ...newPasswordFields(passwordPolicy), birthDate: z.string(), termsAccepted: Terms })
    .check(samePassword(passwordPolicy))
