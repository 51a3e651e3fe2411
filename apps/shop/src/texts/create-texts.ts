import type { Client } from '@billett/clients'
import type { Language } from '@billett/domain'
import { createLookUp } from '@billett/web-kit/text/look-up.ts'
import { loadTexts } from './load-texts.ts'
import type { ShopTexts, TextKey, TextSection } from './texts.ts'

/**
 * The texts of a shop in `language`: those around every page and the sections of the first screen. `missed` hears of a
 * text that somebody asks for without having its section fetched.
 */
export async function createTexts(
  client: Client,
  language: Language,
  sections: readonly TextSection[],
  missed?: (key: TextKey) => void,
): Promise<ShopTexts> {
  const texts = createLookUp<TextKey, TextSection>(language, missed, key => {
    if (!key.startsWith('error.') || texts.has(texts.current().language, 'failures')) return false
    // Until they come, and where they do not, the server's own words are said.
    void fetch(['failures']).catch(() => undefined)
    return true
  })
  const { useCustomTranslations } = client.config.modules

  async function add(to: Language, wanted: readonly TextSection[]): Promise<void> {
    const reworded = useCustomTranslations ? client.texts.translations[to] : {}
    const missing = wanted.filter(section => !texts.has(to, section))
    const loaded = await Promise.all(missing.map(async section => ({ section, said: await loadTexts(to, section) })))
    for (const { section, said } of loaded) texts.add(to, section, said, reworded)
  }

  async function fetch(wanted: readonly TextSection[]): Promise<void> {
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

  await fetch(['everywhere', ...sections])
  return { ...texts, fetch, prepare }
}
