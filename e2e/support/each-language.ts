import { LANGUAGES, type Language } from '@billett/domain'
import { journey } from './journey.ts'
import type { Passenger, Visit } from './passenger.ts'
import { isProof } from './proof.ts'

type Story = (passenger: Passenger) => Promise<void>

/** A story told in one language, where what is shown in the other does not depend on it. */
export const journeyIn = (
  language: Language,
  name: string,
  story: Story,
  visitor: Omit<Visit, 'language'> = {},
): void => journey(`${name} (${language})`, async ({ visit }) => story(await visit({ ...visitor, language })))

/** In a proof each language; else one, always the same of a story: half of them are told in German, half in English. */
export function languagesOf(name: string): readonly Language[] {
  const language = LANGUAGES[name.length % LANGUAGES.length]
  return isProof || language === undefined ? LANGUAGES : [language]
}

/** The same story told in every language (`languagesOf`), each by somebody of their own. */
export function journeyInEachLanguage(name: string, story: Story, visitor: Omit<Visit, 'language'> = {}): void {
  for (const language of languagesOf(name)) journeyIn(language, name, story, visitor)
}
