import type { Client } from '@billett/clients'
import type { Language } from '@billett/domain'
import { errorTexts } from '@billett/web-kit/calls/error-texts.ts'
import { createLookUp } from '@billett/web-kit/text/look-up.ts'
import type { OfficeTexts, TextKey } from './texts.ts'

const ALL = 'all'

const load = {
  de: () => import('./de.ts').then(({ de }) => de),
  en: () => import('./en.ts').then(({ en }) => en),
}

/** The office's texts in `language`, and over them what the client words differently. */
export async function createTexts(client: Client, language: Language): Promise<OfficeTexts> {
  const texts = createLookUp<TextKey>(language)
  const { useCustomTranslations } = client.config.modules
  const reworded = useCustomTranslations ? client.texts.translations[language] : {}
  texts.add(language, ALL, { ...(await load[language]()), ...errorTexts(language) }, reworded)
  return texts
}
