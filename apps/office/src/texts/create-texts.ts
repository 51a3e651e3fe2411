import type { Client } from '@billett/clients'
import type { Language } from '@billett/domain'
import { sectionedTexts } from '@billett/web-kit/text/sectioned-texts.ts'
import { sections } from './sections.ts'
import type { OfficeTexts, TextKey, TextSection } from './texts.ts'

/** What is said around every screen of the office in `language`, and over it what the client words differently. */
export async function createTexts(
  client: Client,
  language: Language,
  missed?: (key: TextKey) => void,
): Promise<OfficeTexts> {
  const reworded = client.config.modules.useCustomTranslations ? client.texts.translations : {}
  const texts = sectionedTexts<TextKey, TextSection>(language, sections, 'failures', reworded, missed)
  await texts.fetch(['everywhere'])
  return texts
}
