import * as z from 'zod/mini'

/** Questions a company asks besides, by the guid of the question; boxes are ticked or not. */
export const AnswersInputs = z.record(z.string(), z.union([z.string(), z.boolean()]))

/** Of whoever has an account, or is about to, as inputs hold it: anything typed. */
export const PersonInputs = z.object({
  salutation: z.string(),
  title: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  birthDate: z.string(),
  phone: z.string(),
  email: z.string(),
  address: z.object({
    street: z.string(),
    houseNumber: z.string(),
    postCode: z.string(),
    city: z.string(),
    country: z.string(),
    additional: z.string(),
  }),
  answers: AnswersInputs,
})
