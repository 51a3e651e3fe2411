import { dateText } from '../../run/mail/index.ts'
import type { RollLetterFacts } from './roll-letter.queries.ts'
import { ROLL_LETTER_WORDS } from './roll-letter-words.ts'

/** A new proof of an exemption is asked for, whose old one does not reach the year. */
function proofAsked({ language, exemptionEnds, authority, authorityAt }: RollLetterFacts): string[] {
  const { street, houseNumber, postCode, city } = authorityAt
  const place = `${authority}, ${street} ${houseNumber}, ${postCode} ${city}`
  return exemptionEnds === null ? [] : [ROLL_LETTER_WORDS[language].exemption(dateText(exemptionEnds, language), place)]
}

/** What becomes of a ticket, in sentences; why stands below. One that ends neither goes along nor needs a proof. */
export function changesOf(facts: RollLetterFacts, hasLink: boolean): string[] {
  const { kind, why, after, becomes, language, decision, isOver } = facts
  const words = ROLL_LETTER_WORDS[language]
  return [
    ...(kind === 'changedSchool' && after && !isOver ? [words.changedSchool(becomes ?? '–')] : []),
    ...(why === 'abroad' ? [words.away] : []),
    ...(isOver ? [words.over, ...(hasLink ? [words.ownPrice] : []), words.decided] : proofAsked(facts)),
    ...(decision === '' ? [] : [words.because(decision)]),
  ]
}
