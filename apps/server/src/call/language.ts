import type { Client } from '@billett/clients'
import { acceptedLanguage, type Language } from '@billett/domain'

/** What the caller is answered in: the header's choice among the client's languages, else the client's own. */
export function languageOf(header: string | undefined, client: Client): Language {
  const { languages, defaultLanguage } = client.config.settings
  return acceptedLanguage(header, languages) ?? defaultLanguage
}
