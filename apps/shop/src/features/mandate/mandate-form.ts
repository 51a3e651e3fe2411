import { Iban, type Mandate, NewMandate } from '@billett/contract'
import { judgedBy } from '@billett/web-kit/forms/judged-by.ts'
import * as z from 'zod/mini'

const Inputs = z.object({
  iban: z.string(),
  bic: z.string(),
  creditInstitute: z.string(),
  accountHolder: z.string(),
  consent: z.boolean(),
})
export type MandateValues = z.infer<typeof Inputs>

/**
 * Of a new mandate everything is asked for; of one that is changed, the account number may stay (Spec 1 §5, bank data).
 */
export const mandateSchema = (mandate: Mandate | undefined) =>
  Inputs.check(
    judgedBy(({ iban }) => ({
      ...((!mandate || iban !== '') && { iban: Iban }),
      bic: NewMandate.shape.bic,
      creditInstitute: NewMandate.shape.creditInstitute,
      accountHolder: NewMandate.shape.accountHolder,
      consent: NewMandate.shape.consent,
    })),
  )

export const mandateValuesOf = (mandate: Mandate | undefined, owner: string): MandateValues => ({
  iban: '',
  bic: mandate?.bic ?? '',
  creditInstitute: mandate?.creditInstitute ?? '',
  accountHolder: mandate?.accountHolder ?? owner,
  consent: false,
})
