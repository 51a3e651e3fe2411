import type { Language } from '@billett/domain'
import { createLookUp, type FlatTexts, type LookUp } from './look-up.ts'
import { type Sections, textsIn } from './text-sections.ts'

export interface SectionedTexts<Key extends string, Section extends string> extends LookUp<Key, Section> {
  /** Resolves when these sections can be said in the language being read. */
  fetch: (sections: readonly Section[]) => Promise<void>
  /** Resolves when all that can be said in the language being read can be said in this one. */
  prepare: (language: Language) => Promise<void>
}

/**
 * Texts of which each section is fetched when something first says something of it; begins with none. `failures`: the
 * section of what has failed, fetched when one is to be worded. `reworded`: what the client words differently, by
 * language. `missed` hears of a text that somebody asks for without having its section fetched.
 */
export function sectionedTexts<Key extends string, Section extends string>(
  language: Language,
  sections: Readonly<Record<Language, Sections<Section>>>,
  failures: Section,
  reworded: Partial<Record<Language, FlatTexts>>,
  missed?: (key: Key) => void,
): SectionedTexts<Key, Section> {
  const texts = createLookUp<Key, Section>(language, missed, key => {
    if (!key.startsWith('error.') || texts.has(texts.current().language, failures)) return false
    // Until they come, and where they do not, the server's own words are said.
    void fetch([failures]).catch(() => undefined)
    return true
  })

  async function add(to: Language, wanted: readonly Section[]): Promise<void> {
    await Promise.all(
      wanted
        .filter(section => !texts.has(to, section))
        .map(async section => texts.add(to, section, textsIn(await sections[to][section]()), reworded[to])),
    )
  }

  async function fetch(wanted: readonly Section[]): Promise<void> {
    let read: Language
    do {
      read = texts.current().language
      await add(read, wanted)
      // Whoever changed the language meanwhile reads these in the other one.
    } while (read !== texts.current().language)
  }

  async function prepare(next: Language): Promise<void> {
    const said = () => texts.partsOf(texts.current().language)
    do await add(next, said())
    while (said().some(section => !texts.has(next, section)))
  }

  return { ...texts, fetch, prepare }
}
