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
  campaignNotFound: {
    code: 1444,
    status: 404,
    de: 'Diese Preisanpassung gibt es nicht.',
    en: 'There is no such price change.',
  },
  campaignNotDraft: {
    code: 1445,
    status: 409,
    de: 'Diese Preisanpassung ist kein Entwurf mehr.',
    en: 'This price change is no draft any more.',
  },
  campaignNotTried: {
    code: 1446,
    status: 409,
    de: 'Bitte machen Sie zuerst einen Probelauf, der mindestens einen Vertrag findet.',
    en: 'Please make a dry run first that finds at least one contract.',
  },
  campaignDayTooSoon: {
    code: 1447,
    status: 400,
    de: 'Dieser Tag ist zu früh. Für eine Antwort braucht es zwei Wochen.',
    en: 'This day is too soon. An answer takes two weeks.',
  },
  campaignDayNotBefore: {
    code: 1448,
    status: 400,
    de: 'Dieser Tag passt nicht: erst die Erinnerungen, dann der letzte Tag für eine Antwort, dann der neue Preis.',
    en: 'This day does not fit: first the reminders, then the last day of an answer, then the new price.',
  },
} as const satisfies Record<string, FailureText>
