import { LANGUAGES, type Language } from '@billett/domain'
import { journey } from './journey.ts'
import type { Passenger, Visit } from './passenger.ts'

type Story = (passenger: Passenger) => Promise<void>

/** The same story told in every language, each by somebody of their own. */
export function journeyInEachLanguage(name: string, story: Story, visitor: Omit<Visit, 'language'> = {}): void {
  const tell = (language: Language): void =>
    journey(`${name} (${language})`, async ({ visit }) => story(await visit({ ...visitor, language })))
  for (const language of LANGUAGES) tell(language)
}
