import type { Language } from '@billett/domain'

/** How every mail and letter begins. Whoever has told no name is greeted without one. */
const GREETINGS = {
  de: { named: (name: string) => `Guten Tag ${name},`, nameless: 'Guten Tag,' },
  en: { named: (name: string) => `Dear ${name},`, nameless: 'Hello,' },
} as const satisfies Record<Language, unknown>

/** The first line of a mail in a language: `Guten Tag Mara Lindner,`, without a name `Guten Tag,`. */
export const greeting = (language: Language, name: string | null = null): string =>
  name?.trim() ? GREETINGS[language].named(name) : GREETINGS[language].nameless
