import { type Language, LOCALES } from '@billett/domain'
import { filled, keysFor, type Values } from './phrase.ts'

/** Texts by their whole keys, `cart.empty`; plurals end in `_one` and `_other`. */
export type FlatTexts = Readonly<Record<string, string>>

/** The key a text is asked for by: without the ending that the plural adds. */
export type Asked<Key extends string> = Key extends `${infer Base}_${Intl.LDMLPluralRule}` ? Base : Key

/** Says the text under a key, with `values` put in; says nothing while the text is not there. */
export type Say<Key extends string> = (key: Key, values?: Values) => string

/** How texts are read at the moment. Another one as soon as the language or a text is another. */
export interface Reading<Key extends string> {
  language: Language
  t: Say<Key>
  /** The text under a key that comes from a server; undefined where there is none. */
  find: (key: string) => string | undefined
  /** All texts whose keys begin so, each with the rest of its key, as far as they have come. */
  under: (beginning: string) => [rest: string, text: string][]
}

type Listener = () => void

/** What counts something; other numbers are years, or parts of a name. */
const COUNTS = ['count', 'page', 'pages'] as const

/** Large counts are written as readers of the language do; shorter ones are the same everywhere. */
function counted(values: Values | undefined, language: Language): Values | undefined {
  const large = COUNTS.filter(name => typeof values?.[name] === 'number' && values[name] >= 1000)
  if (large.length === 0) return values
  const { format } = new Intl.NumberFormat(LOCALES[language])
  return { ...values, ...Object.fromEntries(large.map(name => [name, format(Number(values?.[name]))])) }
}

/** The texts of one language, with what a client words differently. */
function speaking<Part extends string>(language: Language) {
  const rules = new Intl.PluralRules(language)
  const texts = new Map<string, string>()
  const reworded = new Map<string, string>()
  return {
    parts: new Set<Part>(),
    texts,
    reworded,
    find(key: string, values?: Values): string | undefined {
      for (const one of keysFor(key, values?.count, rules)) {
        const text = reworded.get(one) ?? texts.get(one)
        if (text !== undefined) return filled(text, counted(values, language))
      }
      return undefined
    },
  }
}

/**
 * Texts in several languages, of which one is read at a time; starts with `first`. They come in parts. `missed` hears
 * of a key that was asked for before its part has come; `sought` of one that a server named and that is not there, and
 * answers whether its part will come. A key that is no `Key` does not compile.
 */
export function createLookUp<Key extends string, Part extends string = string>(
  first: Language,
  missed: (key: Key) => void = () => undefined,
  sought: (key: string) => boolean = () => false,
) {
  const spoken = new Map<Language, ReturnType<typeof speaking<Part>>>()
  const listeners = new Set<Listener>()
  const of = (language: Language) => {
    const known = spoken.get(language) ?? speaking<Part>(language)
    spoken.set(language, known)
    return known
  }
  /** Something is shown without its text. */
  let lacking = false
  const read = (language: Language): Reading<Key> => {
    const { find, texts } = of(language)
    return {
      language,
      t: (key, values) => {
        const text = find(key, values)
        if (text !== undefined) return text
        lacking = true
        missed(key)
        return ''
      },
      find: key => {
        const text = find(key)
        if (text === undefined && sought(key)) lacking = true
        return text
      },
      under: beginning =>
        [...texts].flatMap(([key, text]): [string, string][] =>
          key.startsWith(beginning) ? [[key.slice(beginning.length), text]] : [],
        ),
    }
  }
  let reading = read(first)
  const readAnew = (language: Language) => {
    reading = read(language)
    lacking = false
    for (const listener of listeners) listener()
  }
  return {
    current: (): Reading<Key> => reading,
    has: (language: Language, part: Part): boolean => of(language).parts.has(part),
    partsOf: (language: Language): Part[] => [...of(language).parts],
    /** Adds a part of a language's texts, and what is worded differently whatever part it is in. */
    add(language: Language, part: Part, texts: FlatTexts, reworded: FlatTexts = {}) {
      const known = of(language)
      known.parts.add(part)
      for (const [key, text] of Object.entries(texts)) known.texts.set(key, text)
      for (const [key, text] of Object.entries(reworded)) known.reworded.set(key, text)
      if (language === reading.language && lacking) readAnew(language)
    },
    /** From now on everybody reads `language`. */
    changeLanguage: (language: Language) => readAnew(language),
    /** Calls `listener` whenever `current()` is another one; answers how to stop that. */
    listen(listener: Listener): () => void {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

export type LookUp<Key extends string, Part extends string = string> = ReturnType<typeof createLookUp<Key, Part>>
