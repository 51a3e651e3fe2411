import { businessDateOf, type Instant, type Language } from '@billett/domain'
import { dateText } from '../../run/mail/index.ts'

interface Words {
  missing: (proofs: string) => string
  confirmed: (day: string) => string
}

const WORDS: Readonly<Record<Language, Words>> = {
  de: {
    missing: proofs => `Bei der Entscheidung lag noch nicht vor: ${proofs}.`,
    confirmed: day => `Die Schule hat die Angaben am ${day} bestätigt.`,
  },
  en: {
    missing: proofs => `Not there yet when it was decided: ${proofs}.`,
    confirmed: day => `The school confirmed the facts on ${day}.`,
  },
}

/** What a decision says of proofs that were missing; what they were to show may be what the school has confirmed. */
export function reasonWithout(proofs: readonly string[], confirmedOn: Instant | undefined, language: Language): string {
  if (proofs.length === 0) return ''
  const words = WORDS[language]
  const confirmed = confirmedOn === undefined ? '' : words.confirmed(dateText(businessDateOf(confirmedOn), language))
  return [words.missing(proofs.join(', ')), confirmed].filter(part => part !== '').join(' ')
}
