import type { Client } from '@billett/clients'
import type { Language } from '@billett/domain'
import type { i18n } from 'i18next'
import { loadPurchaseTexts, loadTexts, type TextPart } from './load-texts.ts'
import { createSmallI18n } from './small-i18n.ts'

const load = (language: Language, part: TextPart) =>
  part === 'purchase' ? loadPurchaseTexts(language) : loadTexts(language)

/** Whether everything in `part` can be said in `language`. */
const hasTexts = (i18n: i18n, language: Language, part: TextPart): boolean =>
  i18n.hasResourceBundle(language, part) || i18n.hasResourceBundle(language, 'all')

/**
 * Adds a language to `i18n`: the shop's texts, the failures' texts, and over them what the client words differently.
 */
export async function addLanguage(
  i18n: i18n,
  client: Client,
  language: Language,
  part: TextPart = 'all',
): Promise<void> {
  if (hasTexts(i18n, language, part)) return
  i18n.addResourceBundle(language, part, await load(language, part))
  if (!client.config.modules.useCustomTranslations) return
  for (const [key, text] of Object.entries(client.texts.translations[language]))
    i18n.addResource(language, part, key, text)
}

/**
 * The texts of a shop in `language`. What is not in `part` is fetched as soon as somebody asks for it, and drawn when
 * it has come.
 */
export async function createI18n(client: Client, language: Language, part: TextPart = 'all'): Promise<i18n> {
  const i18n = createSmallI18n(language, missing => void addLanguage(i18n, client, missing))
  await addLanguage(i18n, client, language, part)
  return i18n
}
