import type { Client } from '@billett/clients'
import type { Language } from '@billett/domain'
import { createLookUp } from '@billett/web-kit/text/look-up.ts'
import { loadTexts, type TextPart } from './load-texts.ts'
import type { ShopTexts, TextKey } from './texts.ts'

/** Whether everything in `part` can be said in `language`. */
const hasTexts = (texts: ShopTexts, language: Language, part: TextPart): boolean =>
  texts.has(language, part) || texts.has(language, 'all')

/**
 * Adds a language to `texts`: the shop's texts, the failures' texts, and over them what the client words differently.
 */
export async function addLanguage(
  texts: ShopTexts,
  client: Client,
  language: Language,
  part: TextPart = 'all',
): Promise<void> {
  if (hasTexts(texts, language, part)) return
  const { useCustomTranslations } = client.config.modules
  const reworded = useCustomTranslations ? client.texts.translations[language] : {}
  texts.add(language, part, await loadTexts(language, part), reworded)
}

/**
 * The texts of a shop in `language`. What is not in `part` is fetched as soon as somebody asks for it, and drawn when
 * it has come.
 */
export async function createTexts(client: Client, language: Language, part: TextPart = 'all'): Promise<ShopTexts> {
  const texts: ShopTexts = createLookUp<TextKey>(language, missing => void addLanguage(texts, client, missing))
  await addLanguage(texts, client, language, part)
  return texts
}
