import { LANGUAGES, LOCALES } from '../../language/language.ts'

/** What the shop speaks, by code; texts in these are always there. */
const SPOKEN_CODES: readonly string[] = LANGUAGES.map(language => LOCALES[language])

const FORM = /^[a-z]{2}-[A-Z]{2}$/

/** "Language Code-Country Code" (Spec 3 §5): `nl-NL`. */
export const isLanguageCode = (text: string): boolean => FORM.test(text)

/** The name that a text of this language has in a tariff: `de` for `de-DE`, else the code itself. */
export const textKeyOf = (code: string): string => LANGUAGES.find(language => LOCALES[language] === code) ?? code

/** Every language texts can be written in: what the shop speaks first, then those added, in their order. */
export const writtenCodes = (added: readonly string[]): string[] => [...new Set([...SPOKEN_CODES, ...added])]

/** The first code that stands there twice, or is what the shop speaks anyway; its place, -1 where there is none. */
export const repeatedCode = (added: readonly string[]): number =>
  added.findIndex((code, at) => SPOKEN_CODES.includes(code) || added.indexOf(code) < at)
