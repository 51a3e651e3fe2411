import type { Client } from '@billett/clients'
import type { Language } from '@billett/domain'
import { createInstance, type i18n } from 'i18next'
import { initReactI18next } from 'react-i18next'
import { loadTexts } from './load-texts.ts'

const NAMESPACE = 'shop'

/** Adds a language to `i18n`: the shop's texts, the failures' texts, and over them what the client words differently. */
export async function addLanguage(i18n: i18n, client: Client, language: Language): Promise<void> {
  if (i18n.hasResourceBundle(language, NAMESPACE)) return
  i18n.addResourceBundle(language, NAMESPACE, await loadTexts(language), true)
  if (!client.config.modules.useCustomTranslations) return
  for (const [key, text] of Object.entries(client.texts.translations[language]))
    i18n.addResource(language, NAMESPACE, key, text, { silent: true })
}

export async function createI18n(client: Client, language: Language): Promise<i18n> {
  const i18n = createInstance()
  await i18n.use(initReactI18next).init({
    lng: language,
    fallbackLng: false,
    ns: [NAMESPACE],
    defaultNS: NAMESPACE,
    resources: {},
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  })
  await addLanguage(i18n, client, language)
  return i18n
}
