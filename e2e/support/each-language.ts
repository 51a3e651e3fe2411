import { LANGUAGES, type Language } from '@billett/domain'
import { journey } from './journey.ts'
import type { Passenger, Visit } from './passenger.ts'

type Story = (passenger: Passenger) => Promise<void>

/** A story told in one language, where what is shown in the other does not depend on it. */
export const journeyIn = (
  language: Language,
  name: string,
  story: Story,
  visitor: Omit<Visit, 'language'> = {},
): void => journey(`${name} (${language})`, async ({ visit }) => story(await visit({ ...visitor, language })))

/** The same story told in every language, each by somebody of their own. */
export function journeyInEachLanguage(name: string, story: Story, visitor: Omit<Visit, 'language'> = {}): void {
  for (const language of LANGUAGES) journeyIn(language, name, story, visitor)
}
