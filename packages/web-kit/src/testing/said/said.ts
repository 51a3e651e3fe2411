import type { Source } from './sources.ts'

/** `'cart.empty'`, or the beginning of a key that is put together: `order.facts.${key}`. */
const LITERAL = /['`]([a-zA-Z]\w*\.[^'`\s]*)['`]/g

const PLURAL = /_(zero|one|two|few|many|other)$/

/** What modules say of the sections of an app's texts. Those of failures are fetched when one is to be worded. */
export async function saidIn<Section extends string>(sections: Readonly<Record<Section, () => Promise<object>>>) {
  /** By each key it is asked for, the section a text is in. */
  const sectionOfKey = new Map<string, string>()
  for (const [section, load] of Object.entries<() => Promise<object>>(sections)) {
    if (section === 'failures') continue
    const texts: object[] = Object.values(await load())
    for (const key of texts.flatMap(Object.keys)) sectionOfKey.set(key.replace(PLURAL, ''), section)
  }

  /** The keys of texts that stand in a module. */
  function keysIn({ file, text }: Source): string[] {
    if (/\/texts?\/(de|en)[./]/.test(file)) return []
    return [...text.matchAll(LITERAL)].flatMap(([, literal = '']) => {
      const [start = '', ...rest] = literal.split('${')
      if (rest.length === 0) return sectionOfKey.has(literal) ? [literal] : []
      return [...sectionOfKey.keys()].filter(key => key.startsWith(start))
    })
  }

  return {
    sectionOfKey,
    keysIn,
    /** The sections of the texts that stand in some modules. */
    sectionsIn: (sources: readonly Source[]): Set<string> =>
      new Set(sources.flatMap(keysIn).flatMap(key => sectionOfKey.get(key) ?? [])),
  }
}
