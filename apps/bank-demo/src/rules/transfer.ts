import { readIban } from '@billett/domain'
import { z } from 'zod'

const MOST_CENTS = 99_999_999
const CENTS_IN_EURO = 100

/** What somebody types who transfers money: euros as people write them, with a comma or a point. */
const Euros = z
  .string()
  .regex(/^\d{1,6}([.,]\d{1,2})?$/)
  .transform(typed => Math.round(Number(typed.replace(',', '.')) * CENTS_IN_EURO))

/** What is not a sign but a control, which no message of a bank can hold. */
const CONTROL = /[\p{Cc}\p{Cs}\uFFFE\uFFFF]/u

/** One line of plain text. */
const Line = z
  .string()
  .refine(typed => !CONTROL.test(typed))
  .transform(typed => typed.trim())

/** A transfer to the company whose bank this is. */
export const Transfer = z.object({
  iban: z
    .string()
    .transform(typed => typed.replaceAll(/\s/g, ''))
    .refine(iban => readIban(iban).ok),
  cents: Euros.pipe(z.number().int().min(1).max(MOST_CENTS)),
  name: Line.pipe(z.string().min(1).max(70)),
  text: Line.pipe(z.string().max(140)),
})
