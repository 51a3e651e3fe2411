import type { Language } from '@billett/domain'
import { createInstance, type TFunction } from 'i18next'
import { errorTexts } from '../../apps/web/src/texts/error-texts.ts'
import { loadTexts } from '../../apps/web/src/texts/load-texts.ts'

/** What the shop says, so that a journey finds a button by the word that stands on it. */
export async function wordsIn(language: Language): Promise<TFunction> {
  const shop = { ...(await loadTexts(language)), error: errorTexts(language) }
  const i18n = createInstance()
  await i18n.init({
    lng: language,
    ns: ['shop'],
    defaultNS: 'shop',
    resources: { [language]: { shop } },
    interpolation: { escapeValue: false },
  })
  return i18n.t
}
