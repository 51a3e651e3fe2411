import { isLanguage, type Language } from '@billett/domain'
import type { i18n } from 'i18next'
import { filled, keysFor, type TextTree, textAt, type Values } from './phrase.ts'

type Listener = () => void

/** The texts of one language. Asked for one that is not there, it says so once. */
function speaking(language: string, missed: () => void) {
  const rules = new Intl.PluralRules(language)
  const parts = new Set<string>()
  const reworded = new Map<string, string>()
  let texts: TextTree = {}
  let told = false
  const find = (key: string, values?: Values): string | undefined => {
    for (const one of keysFor(key, values?.count, rules)) {
      const text = reworded.get(one) ?? textAt(texts, one)
      if (text !== undefined) return filled(text, values)
    }
    if (!told) missed()
    told = true
    return undefined
  }
  return {
    find,
    t: (key: string, values?: Values): string => find(key, values) ?? '',
    has: (part: string) => parts.has(part),
    add(part: string, more: TextTree) {
      texts = { ...texts, ...more }
      parts.add(part)
    },
    reword: (key: string, text: string) => void reworded.set(key, text),
  }
}

/**
 * As much of i18next as the shop and react-i18next ask for: texts by key, plurals, values put in, one language at a
 * time. All of it would be 13 KiB (brotli) of script before any first screen can be used. `missed` hears of a language
 * that lacks a text.
 */
export function createSmallI18n(first: Language, missed: (language: Language) => void): i18n {
  const spoken = new Map<string, ReturnType<typeof speaking>>()
  const listeners = new Set<Listener>()
  const of = (language: string) => {
    const known = spoken.get(language) ?? speaking(language, () => isLanguage(language) && missed(language))
    spoken.set(language, known)
    return known
  }
  const tellAll = () => {
    for (const listener of listeners) listener()
  }
  const self = {
    language: first,
    languages: [first],
    isInitialized: true,
    options: { react: { useSuspense: false } },
    services: { interpolator: { interpolate: filled } },
    t: (key: string, values?: Values) => of(self.language).t(key, values),
    exists: (key: string) => of(self.language).find(key) !== undefined,
    getFixedT: (language: string) => of(language).t,
    hasLoadedNamespace: () => true,
    hasResourceBundle: (language: string, part: string) => of(language).has(part),
    addResourceBundle(language: string, part: string, texts: TextTree) {
      of(language).add(part, texts)
      if (language === self.language) tellAll()
    },
    addResource: (language: string, _: string, key: string, text: string) => of(language).reword(key, text),
    async changeLanguage(language: Language) {
      self.language = language
      self.languages = [language]
      tellAll()
    },
    on: (_: string, listener: Listener) => void listeners.add(listener),
    off: (_: string, listener: Listener) => void listeners.delete(listener),
    // Nothing is here that i18next does not have by that name.
  } satisfies Partial<Record<keyof i18n, unknown>>
  // Its type is i18next's, for react-i18next and the typed keys; that type has many members nobody here calls.
  return self as unknown as i18n
}
