import type { Client } from '@billett/clients'
import type { Language } from '@billett/domain'
import { sectionedTexts } from '@billett/web-kit/text/sectioned-texts.ts'
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
  const { useCustomTranslations } = client.config.modules
  const texts = sectionedTexts<TextKey, TextSection>(language, {
    load: loadTexts,
    reworded: to => (useCustomTranslations ? client.texts.translations[to] : {}),
    failures: 'failures',
    missed,
  })

  async function prepare(next: Language): Promise<void> {
    const said = () => texts.partsOf(texts.current().language)
    do await texts.bring(next, said())
    while (said().some(section => !texts.has(next, section)))
  }

  await texts.fetch(['everywhere', ...sections])
  return { ...texts, prepare }
}
