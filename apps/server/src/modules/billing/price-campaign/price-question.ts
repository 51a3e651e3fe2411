import { createHash } from 'node:crypto'
import { addDays, answerableUntil, formatMoney, type Language, lastDayOfSilence, type Timeline } from '@billett/domain'
import { dateText } from '../../run/mail/index.ts'
import { askedOf } from './asked-of.ts'
import type { AskedConsent, StoredAnswer } from './consent.repository.ts'
import { buttonDay, QUESTION, TEXT_VERSION } from './question-words.ts'

/** What is read before an answer is given, and what stands on the buttons, word for word. */
export interface QuestionText {
  statement: string[]
  yes: string
  no: string
}

interface About {
  asked: Pick<AskedConsent, 'campaign' | 'consent'>
  contract: { number: string; currency: string; product: string }
  timeline: Pick<Timeline, 'anchor'>
  terms: Parameters<typeof lastDayOfSilence>[1]
}

/** What the company says before the question, as it has written it. */
const paragraphs = (text: string): string[] =>
  text
    .split(/\n+/)
    .map(each => each.trim())
    .filter(each => each !== '')

/** The question as one contract is asked it. */
export function questionText({ asked, contract, timeline, terms }: About, language: Language): QuestionText {
  const { campaign, consent } = asked
  const money = (cents: number) => formatMoney(cents, contract.currency, language)
  const day = (date: string) => dateText(date, language)
  const lastDay = addDays(consent.fromDay, -1)
  const words = QUESTION[language]
  const after = money(consent.afterCents)
  return {
    statement: [
      ...paragraphs(campaign.introduction[language]),
      ...words.statement[campaign.mode]({
        product: contract.product,
        number: contract.number,
        before: money(consent.beforeCents),
        after,
        from: day(consent.fromDay),
        lastDay: day(lastDay),
        until: day(answerableUntil(askedOf(asked))),
        silentUntil: day(lastDayOfSilence(askedOf(asked), terms, timeline.anchor) ?? lastDay),
      }),
    ],
    yes: words.yes({ day: buttonDay(consent.fromDay, language), after }),
    no: words.no({ day: buttonDay(lastDay, language) }),
  }
}

/** SHA-256 of all that was shown, hexadecimal. */
export const textHash = (text: QuestionText | null): string =>
  createHash('sha256').update(JSON.stringify(text)).digest('hex')

/** What is kept of an answer so that it can be proven: what was shown, and which button was pressed. */
export const evidenceOf = (
  text: QuestionText | null,
  answer: 'continues' | 'ends' | null,
): Pick<StoredAnswer, 'shown' | 'pressed' | 'textVersion' | 'textHash'> => ({
  shown: text?.statement.join('\n\n') ?? '',
  pressed: (answer && text?.[answer === 'continues' ? 'yes' : 'no']) ?? '',
  textVersion: TEXT_VERSION,
  textHash: textHash(text),
})
