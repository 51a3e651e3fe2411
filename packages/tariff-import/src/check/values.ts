import { isCurrency, isPlainDate } from '@billett/domain'
import { z } from 'zod'
import type { ProblemCode } from './problem-texts.ts'

// The text of every issue is the code of a problem, so that all issues can be told in both languages.
export const says = (code: ProblemCode): ProblemCode => code

const LARGEST_AMOUNT = 100_000_000

const is = (shape: RegExp, code: ProblemCode) => z.string({ error: says(code) }).regex(shape, { error: says(code) })

export const idValue = z
  .string({ error: says('badText') })
  .trim()
  .min(1, { error: says('missing') })
export const textValue = z.string({ error: says('badText') })
export const dateValue = z.string({ error: says('badDate') }).refine(isPlainDate, { error: says('badDate') })
export const timeValue = is(/^([01]\d|2[0-3]):[0-5]\d$/, 'badTime')
export const flagValue = z.boolean({ error: says('badFlag') })
export const currencyValue = z.string({ error: says('badCurrency') }).refine(isCurrency, { error: says('badCurrency') })
export const idsValue = z.array(idValue, { error: says('badValue') })

export const countValue = (min: number, max: number) =>
  z
    .int({ error: says('badNumber') })
    .min(min, { error: says(min === 0 ? 'negative' : 'tooSmall') })
    .max(max, { error: says('tooLarge') })

export const amountValue = z
  .int({ error: says('badAmount') })
  .min(0, { error: says('negative') })
  .max(LARGEST_AMOUNT, { error: says('tooLarge') })

export const permilleValue = z
  .int({ error: says('badPercent') })
  .min(0, { error: says('negative') })
  .max(1000, { error: says('tooLarge') })

const languageTag = z.string().regex(/^[a-z]{2}(-[A-Z]{2})?$/, { error: says('badValue') })

/** A text in every language; German and English have to be there, though a long text may be empty. */
const texts = (min: number) =>
  z.record(languageTag, z.string({ error: says('badText') }), { error: says('languageMissing') }).pipe(
    z
      .object({
        de: z.string({ error: says('languageMissing') }).min(min, { error: says('languageMissing') }),
        en: z.string({ error: says('languageMissing') }).min(min, { error: says('languageMissing') }),
      })
      .catchall(z.string()),
  )

export const nameTexts = texts(1)
export const longTexts = texts(0)
