import { addressLines, subscriptionWithdrawal } from '@billett/clients'
import { formatMoney, maskedIban } from '@billett/domain'
import type { LetterInput, LetterSection } from '../../../../ports/letter-document.ts'
import type { World } from '../../../../world.ts'
import { dateText, minuteText } from '../../../run/mail/index.ts'
import { documentLook } from '../../../ticket/fulfilment/index.ts'
import { textIn } from '../../../travel/region/index.ts'
import type { Ordered } from '../application.repository.ts'
import { firstDebitOf } from '../first-debit.ts'
import type { OrderedWay } from '../ordered-way.ts'
import { CONTRACT_WORDS, type ContractWords } from './contract-words.ts'

/** What the document tells besides the order itself. */
export interface InContract {
  subscriber: string
  holder: string
  /** Null where it is good wherever one goes. */
  way: OrderedWay | null
  /** Null where nothing is debited. */
  mandate: { iban: string; accountHolder: string; reference: string; consentText: string | null } | null
}

const given = (name: string, value: string | null) => (value === null || value === '' ? [] : [{ name, value }])

function aboutMandate({ mandate }: InContract, words: ContractWords): LetterSection[] {
  if (!mandate) return []
  const { accountHolder, iban, reference, consentText } = mandate
  return [
    {
      heading: words.mandate,
      facts: [
        ...given(words.accountHolder, accountHolder),
        ...given(words.iban, maskedIban(iban)),
        ...given(words.reference, reference),
      ],
      paragraphs: consentText === null ? [] : [consentText],
    },
  ]
}

/** The contract as it was concluded, with the instructions on withdrawal behind it (§ 312f, Art. 246a EGBGB). */
export function contractDocument({ client, clock }: World, ordered: Ordered, told: InContract): LetterInput {
  const { application, contract, configuration, customerNumber } = ordered
  const { language, concluding, priceCents } = application
  const words = CONTRACT_WORDS[language]
  const money = (cents: number) => formatMoney(cents, contract.currency, language)
  const { operator, texts } = client.config
  const first = firstDebitOf(application)
  const firstDebit = first && `${money(first.amountInCent)}, ${dateText(first.on, language)}`
  return {
    language,
    look: documentLook(client),
    title: words.title,
    number: contract.number,
    fileName: `${words.fileName}-${contract.number}`,
    createdOn: clock(),
    company: { name: operator.company, address: addressLines(texts.address) },
    sections: [
      {
        heading: textIn(configuration.title, language),
        facts: [
          ...given(words.number, contract.number),
          ...given(words.customerNumber, customerNumber),
          ...given(words.subscriber, told.subscriber),
          ...given(words.holder, told.holder),
          ...given(words.from, told.way?.origin.stop ?? null),
          ...given(words.to, told.way?.destination.stop ?? null),
          ...given(words.firstDay, dateText(concluding.effectiveOn, language)),
          ...given(words.price, money(priceCents)),
          ...given(words.firstDebit, firstDebit),
          ...given(words.medium, words.media[concluding.payload.medium.kind]),
          ...given(words.orderedOn, minuteText(application.submittedOn, language)),
        ],
        paragraphs: application.beginAsked ? [words.beginAsked] : [],
      },
      { heading: words.terms, list: configuration.conditions.map(text => textIn(text, language)) },
      ...aboutMandate(told, words),
      ...subscriptionWithdrawal(client, language),
    ],
  }
}
