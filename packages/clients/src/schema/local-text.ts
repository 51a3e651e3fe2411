import { LANGUAGES } from '@billett/domain'
import * as z from 'zod/mini'

export const Language = z.enum(LANGUAGES)

/** The same said in both languages. */
export const LocalText = z.object({ de: z.string().check(z.minLength(1)), en: z.string().check(z.minLength(1)) })
export type LocalText = z.infer<typeof LocalText>
