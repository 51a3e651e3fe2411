import type { Language } from '@billett/domain'
import { allTextsOf } from '@billett/web-kit/text/text-sections.ts'
import { sections } from './sections.ts'

/** Every text of a language, for whoever reads them all. */
export const loadAllTexts = (language: Language) => allTextsOf(sections[language])
