import type { Client } from '@billett/clients'
import type { Language } from '@billett/domain'
import { sectionedTexts } from '@billett/web-kit/text/sectioned-texts.ts'
import { sections as fetched } from './sections.ts'
import type { ShopTexts, TextKey, TextSection } from './texts.ts'

/** The texts of a shop in `language`: those around every page and the sections of the first screen. */
export async function createTexts(
  client: Client,
  language: Language,
  sections: readonly TextSection[],
  missed?: (key: TextKey) => void,
): Promise<ShopTexts> {
  const reworded = client.config.modules.useCustomTranslations ? client.texts.translations : {}
  const texts = sectionedTexts<TextKey, TextSection>(language, fetched, 'failures', reworded, missed)
  await texts.fetch(['everywhere', ...sections])
  return texts
}
