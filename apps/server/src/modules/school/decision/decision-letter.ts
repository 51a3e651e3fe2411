import { addressLines } from '@billett/clients'
import {
  addDays,
  businessDateOf,
  decisionNumber,
  type EntitlementReason,
  formatMoney,
  LOCALES,
  type PlainDate,
} from '@billett/domain'
import type { LetterInput } from '../../../ports/letter-document.ts'
import type { World } from '../../../world.ts'
import { dateText } from '../../run/mail/index.ts'
import { documentLook } from '../../ticket/fulfilment/index.ts'
import type { RuleInForce } from '../entitlement/index.ts'
import type { StoredDecision } from './decision.repository.ts'
import { guardianNameOf, type LetterPeople } from './letter.queries.ts'
import { LETTER_WORDS, type LetterWords } from './letter-words.ts'
import { recipientOf } from './recipient-of.ts'
import { remedyOf } from './remedy-of.ts'

interface Told {
  decision: StoredDecision
  people: LetterPeople
  version: RuleInForce | null
  /** Number of the decision that this one takes the place of. */
  cited: string | null
  /** Of the answer to an objection: the day that one came in, and the court to go to; empty: nobody has named it. */
  answered: { receivedOn: PlainDate; court: string } | null
  /** Null of a letter that goes by post: when it is posted nobody knows yet. */
  sent: { deliveredOn: PlainDate; objectionUntil: PlainDate } | null
  /** Sentences of the request it is about. */
  asked: readonly string[]
}

type Facts = { name: string; value: string }[]

const given = (facts: Facts): Facts => facts.filter(({ value }) => value !== '')

/** What was decided: an application was, or what becomes of a ticket in the new year without anybody having applied. */
const resultWords = (words: LetterWords, { result, stepId, validFrom }: StoredDecision, day: (on: string) => string) =>
  stepId === null
    ? words.results[result]
    : (words.stepResults[result]?.(day(addDays(validFrom, -1))) ?? words.results[result])

/** The letter of a decision: what was decided, why, by which rule, and what to do against it. */
export function decisionLetter(world: World, told: Told): LetterInput {
  const { decision, people, version, cited, answered, sent, asked } = told
  const { client, regions } = world
  const { language } = people
  const words = LETTER_WORDS[language]
  const guardian = guardianNameOf(people)
  const number = decisionNumber(decision.number, decision.schoolYear)
  const day = (date: PlainDate) => dateText(date, language)
  const far = (metres: number) =>
    new Intl.NumberFormat(LOCALES[language], { style: 'unit', unit: 'kilometer', maximumFractionDigits: 3 }).format(
      metres / 1000,
    )
  const bound = version?.rule.boundary === 'from' ? words.atLeast : words.moreThan
  const said = (reason: EntitlementReason): string => {
    const danger = 'danger' in reason ? version?.rule.dangers.find(({ id }) => id === reason.danger) : undefined
    const [way, least] = 'metres' in reason ? [far(reason.metres), bound(far(reason.minMetres))] : ['', '']
    const because = words.reason[reason.kind](way, least, danger?.text[language] ?? '')
    return reason.source === '' ? because : `${because} (${reason.source})`
  }
  const { facts, ruled, share } = decision
  const isTakenBack = decision.result === 'takenBack'
  const about = (number: string): string[] =>
    answered
      ? [words.answer.about(number, day(answered.receivedOn)), words.answer.stays, words.answer.costs]
      : [isTakenBack ? words.takesBack(number) : words.cites(number)]
  const { host } = new URL(world.config.PUBLIC_URL)
  const isNearest = facts?.isNearest
  const exempted = version?.rule.exemptions.find(({ id }) => id === people.exemption)?.text[language]
  const answer = decision.exemption !== '' ? 'granted' : decision.stepId === null ? 'declined' : 'ended'
  const source = version?.rule.sources.exemption ?? ''
  const { exemptionUntil } = decision
  const exemption =
    exempted === undefined || decision.result !== 'entitled'
      ? []
      : [
          words.exemption[answer](exempted, source),
          ...(exemptionUntil === null ? [] : [words.exemptionUntil(day(exemptionUntil))]),
        ]
  const money = (cents: number) => formatMoney(cents, regions.current().tariff.currency, language)
  const { operator, texts } = client.config
  return {
    language,
    look: documentLook(client),
    title: answered ? words.answer.title : words.title,
    number,
    fileName: `${(answered ? words.answer : words).fileName}-${number.replace('/', '-')}`,
    createdOn: decision.decidedOn,
    company: { name: operator.company, address: addressLines(texts.address) },
    sections: [
      ...(sent
        ? []
        : [{ list: [...(answered ? [words.answer.registered] : []), ...recipientOf(guardian, people.address)] }]),
      {
        heading: people.authority,
        facts: given([
          { name: words.number, value: number },
          { name: words.pupil, value: [people.firstName, people.lastName].filter(Boolean).join(' ') },
          { name: words.school, value: people.school },
          { name: words.grade, value: facts && facts.grade > 0 ? String(facts.grade) : '' },
          { name: words.decidedBy, value: decision.decidedBy },
          { name: words.decidedOn, value: day(businessDateOf(decision.decidedOn)) },
          { name: words.from, value: answered ? '' : day(decision.validFrom) },
          {
            name: words.deliveredOn,
            value: sent ? day(sent.deliveredOn) : answered ? words.answer.servedDay : words.fourthDay,
          },
        ]),
      },
      {
        heading: words.about,
        paragraphs: [
          resultWords(words, decision, day),
          ...(decision.departs ? [words.departs] : []),
          ...(ruled?.kind === 'unknown' ? [words.examined] : []),
          ...(cited === null ? [] : about(cited)),
        ],
      },
      ...(asked.length > 0 ? [{ heading: words.asked, list: asked }] : []),
      ...(facts
        ? [
            {
              heading: words.facts,
              facts: given([
                {
                  name: words.way,
                  value:
                    facts.metres === null
                      ? words.methods.unknown
                      : `${far(facts.metres)}, ${words.methods[facts.method]}`,
                },
                { name: words.said, value: facts.measuredBecause },
                {
                  name: words.nearest,
                  value:
                    isNearest === null || isNearest === undefined ? words.notKnown : isNearest ? words.yes : words.no,
                },
              ]),
            },
          ]
        : []),
      {
        heading: words.reasons,
        list: [...(ruled?.reasons.map(said) ?? []), ...(decision.reason === '' ? [] : [decision.reason])],
        paragraphs: [version ? words.version(version.version, day(version.validFrom)) : words.noRule],
      },
      ...(share && share.cents !== null
        ? [
            {
              heading: words.share,
              facts: [
                {
                  name: words.share,
                  value: [words.perMonth(money(share.cents)), words.shareBy[share.why]].filter(Boolean).join(', '),
                },
              ],
              paragraphs: [...exemption, words.shareNote],
            },
          ]
        : []),
      remedyOf({ words, people, cited, answered, objectionUntil: sent && day(sent.objectionUntil), host }),
    ],
  }
}
