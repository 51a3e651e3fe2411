import type { FailureText } from './failure-text.ts'

/** New prices that contracts are told of. */
export const priceCampaignFailures = {
  priceAnswered: {
    code: 1441,
    status: 409,
    de: 'Sie haben schon geantwortet. Ihre Antwort gilt.',
    en: 'You have answered already. Your answer holds.',
  },
  priceAnswerTooLate: {
    code: 1442,
    status: 409,
    de: 'Der letzte Tag für eine Antwort ist vorbei. Sie können das Abo neu bestellen.',
    en: 'The last day of an answer is over. You can order the subscription anew.',
  },
  priceContractEnds: {
    code: 1443,
    status: 409,
    de: 'Ihr Vertrag endet, bevor der neue Preis gilt. Es ist nichts zu beantworten.',
    en: 'Your contract ends before the new price holds. There is nothing to answer.',
  },
} as const satisfies Record<string, FailureText>
