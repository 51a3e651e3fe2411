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
  priceCampaignNotFound: {
    code: 1444,
    status: 404,
    de: 'Diese Preisanpassung gibt es nicht.',
    en: 'There is no such price campaign.',
  },
  priceCampaignReleased: {
    code: 1445,
    status: 409,
    de: 'Diese Preisanpassung ist freigegeben oder zurückgezogen und lässt sich nicht mehr ändern.',
    en: 'This price campaign is released or withdrawn and cannot be changed any more.',
  },
  priceCampaignNotTried: {
    code: 1446,
    status: 409,
    de: 'Freigeben lässt sich nur, was in dieser Fassung innerhalb eines Tages geprüft wurde. Bitte prüfen Sie noch einmal.',
    en: 'Only what was tried as it stands within a day can be released. Please try it again.',
  },
  priceCampaignIsOwn: {
    code: 1447,
    status: 409,
    de: 'Freigeben muss jemand anderes als die Person, die zuletzt daran geschrieben hat.',
    en: 'It has to be released by somebody else than who wrote it last.',
  },
  priceCampaignIsTold: {
    code: 1448,
    status: 409,
    de: 'Was den Kundinnen und Kunden mitgeteilt wurde, lässt sich nicht zurücknehmen.',
    en: 'What customers were told cannot be taken back.',
  },
  priceCampaignTellsNobody: {
    code: 1449,
    status: 409,
    de: 'Für keinen Vertrag ändert sich der Preis. Bitte prüfen Sie das Abo, den Tag und den Tarif.',
    en: 'No contract gets another price. Please check the subscription, the day and the tariff.',
  },
  priceModeOfOffer: {
    code: 1450,
    status: 400,
    de: 'Für dieses Abo wurde etwas anderes vereinbart, wie ein neuer Preis gilt.',
    en: 'Something else was agreed for this subscription about how a new price holds.',
  },
  priceCampaignOfDay: {
    code: 1456,
    status: 400,
    de: 'Zu diesem Tag gibt es für dieses Abo schon eine Preisanpassung. Bitte bearbeiten Sie diese, oder wählen Sie einen anderen Tag.',
    en: 'There is a price change of this subscription for that day already. Please change that one, or choose another day.',
  },
  answerTimeTooShort: {
    code: 1451,
    status: 400,
    de: 'Für eine Antwort müssen mindestens 14 Tage bleiben.',
    en: 'There have to be 14 days at least for an answer.',
  },
  answerBeforePrice: {
    code: 1452,
    status: 400,
    de: 'Der letzte Tag für eine Antwort muss vor dem neuen Preis liegen.',
    en: 'The last day of an answer has to be before the new price.',
  },
  remindersInTime: {
    code: 1453,
    status: 400,
    de: 'Erinnerungen müssen nach heute und spätestens am letzten Tag für eine Antwort liegen.',
    en: 'Reminders have to be after today and on the last day of an answer at the latest.',
  },
  oldPriceByConsent: {
    code: 1454,
    status: 400,
    de: 'Der alte Preis lässt sich nur behalten, wo der neue Zustimmung braucht.',
    en: 'The old price can only be kept where the new one needs consent.',
  },
  oldPriceTooSoon: {
    code: 1455,
    status: 400,
    de: 'Bis dahin gilt der alte Preis ohnehin: Bitte wählen Sie einen Tag nach dem Beginn des neuen Preises.',
    en: 'The old price holds until then anyway: please choose a day after the new price begins.',
  },
} as const satisfies Record<string, FailureText>
