import { de } from '../src/texts/de.ts'
import type { TextSection } from '../src/texts/texts.ts'
import type { Source } from './sources.ts'

/** `'cart.empty'`, or the beginning of a key that is put together: `order.facts.${key}`. */
const LITERAL = /['`]([a-zA-Z]\w*\.[^'`\s]*)['`]/g

const PLURAL = /_(zero|one|two|few|many|other)$/

/** By each key it is asked for, the section a text is in. Those of failures are fetched when one is to be worded. */
export const sectionOfKey = new Map<string, TextSection>()

for (const [section, load] of Object.entries(de)) {
  if (section === 'failures') continue
  const texts: object[] = Object.values(await load())
  for (const key of texts.flatMap(Object.keys)) sectionOfKey.set(key.replace(PLURAL, ''), sectionNamed(section))
}

function sectionNamed(name: string): TextSection {
  if (name in de) return name as TextSection
  throw new Error(`There is no section ${name}`)
}

/** The keys of texts that stand in a module. */
export function keysIn({ file, text }: Source): string[] {
  if (/\/texts?\/(de|en)[./]/.test(file)) return []
  return [...text.matchAll(LITERAL)].flatMap(([, literal = '']) => {
    const [start = '', ...rest] = literal.split('${')
    if (rest.length === 0) return sectionOfKey.has(literal) ? [literal] : []
    return [...sectionOfKey.keys()].filter(key => key.startsWith(start))
  })
}

/** The sections of the texts that stand in some modules. */
export const sectionsIn = (sources: readonly Source[]): Set<TextSection> =>
  new Set(sources.flatMap(keysIn).flatMap(key => sectionOfKey.get(key) ?? []))
