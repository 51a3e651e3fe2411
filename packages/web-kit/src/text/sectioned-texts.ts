import type { Language } from '@billett/domain'
import { createLookUp, type FlatTexts, type LookUp } from './look-up.ts'

/** `Over`: words that are laid over those of sections, and come some other way. */
export interface SectionedTexts<Key extends string, Section extends string, Over extends string = never>
  extends LookUp<Key, Section | Over> {
  /** Resolves when these sections can be said in the language being read. */
  fetch: (sections: readonly Section[]) => Promise<void>
  /** Resolves when these sections can be said in a language, whichever is read. */
  bring: (language: Language, sections: readonly Section[]) => Promise<void>
}

interface Sections<Key extends string, Section extends string> {
  load: (language: Language, section: Section) => Promise<FlatTexts>
  /** What the client words differently. */
  reworded: (language: Language) => FlatTexts
  /** The section of what has failed: fetched when one is to be worded. */
  failures: Section
  /** Hears of a text that somebody asks for without having its section fetched. */
  missed?: ((key: Key) => void) | undefined
}

/** Texts of which each section is fetched when something first says something of it; begins with none. */
export function sectionedTexts<Key extends string, Section extends string, Over extends string = never>(
  language: Language,
  { load, reworded, failures, missed }: Sections<Key, Section>,
): SectionedTexts<Key, Section, Over> {
  const texts = createLookUp<Key, Section | Over>(language, missed, key => {
    if (!key.startsWith('error.') || texts.has(texts.current().language, failures)) return false
    // Until they come, and where they do not, the server's own words are said.
    void fetch([failures]).catch(() => undefined)
    return true
  })

  async function bring(to: Language, wanted: readonly Section[]): Promise<void> {
    const missing = wanted.filter(section => !texts.has(to, section))
    const loaded = await Promise.all(missing.map(async section => ({ section, said: await load(to, section) })))
    for (const { section, said } of loaded) texts.add(to, section, said, reworded(to))
  }

  async function fetch(wanted: readonly Section[]): Promise<void> {
    let read: Language
    do {
      read = texts.current().language
      await bring(read, wanted)
      // Whoever changed the language meanwhile reads these in the other one.
    } while (read !== texts.current().language)
  }

  return { ...texts, fetch, bring }
}
