import type { Language } from '@billett/domain'
import { allTextsOf, sectionLoader } from '@billett/web-kit/text/text-sections.ts'
import { de } from './de.ts'
import { en } from './en.ts'

const sections = { de, en }

export const loadTexts = sectionLoader(sections)

export const loadAllTexts = (language: Language) => allTextsOf(sections[language])
