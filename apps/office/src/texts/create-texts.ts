import type { Client } from '@billett/clients'
import type { Language } from '@billett/domain'
import { sectionedTexts } from '@billett/web-kit/text/sectioned-texts.ts'
import { loadTexts } from './load-texts.ts'
import type { OfficeTexts, OverTexts, TextKey, TextSection } from './texts.ts'

/**
 * What is said around every screen of the office in `language`, and over it what the client words differently. `missed`
 * hears of a text that somebody asks for without having its section fetched.
 */
export async function createTexts(
  client: Client,
  language: Language,
  missed?: (key: TextKey) => void,
): Promise<OfficeTexts> {
  const { useCustomTranslations } = client.config.modules
  const texts = sectionedTexts<TextKey, TextSection, OverTexts>(language, {
    load: loadTexts,
    reworded: to => (useCustomTranslations ? client.texts.translations[to] : {}),
    failures: 'failures',
    missed,
  })
  await texts.fetch(['everywhere'])
  return texts
}
