import type { LetterSection } from '../../../ports/letter-document.ts'
import type { LetterPeople } from './letter.queries.ts'
import type { LetterWords } from './letter-words.ts'

interface Remedied {
  words: LetterWords
  people: Pick<LetterPeople, 'authority' | 'authorityAddress'>
  /** Number of the decision that the letter refers to. */
  cited: string | null
  answered: { court: string } | null
  /** Last day as it is written; null of a letter that goes by post. */
  objectionUntil: string | null
  /** Where one may object by the page of the application. */
  host: string
}

/** What to do against a decision: object to who has made it, or go to court once an objection was dismissed. */
export function remedyOf({ words, people, cited, answered, objectionUntil, host }: Remedied): LetterSection {
  const { authority, authorityAddress } = people
  if (answered)
    return {
      heading: words.answer.remedy,
      paragraphs: [words.answer.remedyText(cited ?? '', answered.court, authority)],
    }
  return {
    heading: words.remedy,
    paragraphs:
      objectionUntil === null
        ? [words.remedyPosted(authority, authorityAddress)]
        : [words.remedyText(objectionUntil, authority, authorityAddress), words.remedyBy(host)],
  }
}
