import { LANGUAGES, type Language } from '@billett/domain'
import { entryAt } from '../entries/categories.ts'
import type { Client } from '../schema/client.ts'

/** A text that one language lacks, or says in the words of German. */
export interface LanguageGap {
  /** Where it stands: `config.htmlHeader.tab.en`. */
  path: string
  /** The entry of the configuration in which it is written. */
  entry: string
  state: 'missing' | 'sameAsGerman'
  /** What it says in the other language, for `missing` in German; else in German. */
  other: string
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** The same thing said in each language; undefined of one that says nothing. */
type Said = Record<Language, { path: string; text: string | undefined }>

const textIn = (of: Record<string, unknown>, name: string): string | undefined => {
  const value = of[name]
  return typeof value === 'string' ? value : undefined
}

function textsIn(value: unknown, path: string): Said[] {
  if (!isObject(value)) return []
  if (!LANGUAGES.every(language => typeof value[language] === 'string'))
    return Object.entries(value).flatMap(([name, part]) => textsIn(part, `${path}.${name}`))
  const said = (language: Language) => ({ path: `${path}.${language}`, text: textIn(value, language) })
  return [{ de: said('de'), en: said('en') }]
}

function wordings({ translations }: Client['texts']): Said[] {
  const keys = new Set(LANGUAGES.flatMap(language => Object.keys(translations[language])))
  return [...keys].map(key => {
    const said = (language: Language) => ({
      path: `texts.translations.${language}.${key}`,
      text: translations[language][key],
    })
    return { de: said('de'), en: said('en') }
  })
}

/** The entry that a place is in: the place itself, or the structure around it. */
function entryOf(path: string): string {
  const names = path.split('.')
  for (let length = names.length; length > 0; length -= 1) {
    const within = names.slice(0, length).join('.')
    if (entryAt(within)) return within
  }
  return path
}

/** Words, and no name or sign that is the same in every language. */
const isWorded = (text: string): boolean => /\p{Ll}{2}/u.test(text)

function gapIn(said: Said, language: Language): LanguageGap[] {
  const { path, text = '' } = said[language]
  const { text: german = '' } = said.de
  const { text: english = '' } = said.en
  if (text.trim() === '') {
    return [{ path, entry: entryOf(path), state: 'missing', other: language === 'de' ? english : german }]
  }
  const isSame = language !== 'de' && text.trim() === german.trim() && isWorded(text)
  return isSame ? [{ path, entry: entryOf(path), state: 'sameAsGerman', other: german }] : []
}

/** How many texts a company has said in a language, and which are missing or still German. */
export function languageGaps({ config, texts }: Client, language: Language): { total: number; gaps: LanguageGap[] } {
  const all = [
    ...textsIn(config, 'config'),
    ...textsIn({ headline: texts.headline, lead: texts.lead }, 'texts'),
    ...wordings(texts),
  ]
  return { total: all.length, gaps: all.flatMap(said => gapIn(said, language)) }
}
