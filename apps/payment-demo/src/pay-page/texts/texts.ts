import type { Language } from '@billett/domain'
import type { Texts } from './customer-texts.ts'
import { de } from './texts-de.ts'
import { en } from './texts-en.ts'

export const TEXTS: Record<Language, Texts> = { de, en }
