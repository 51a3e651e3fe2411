import { formatMoney, type Language, type TroubleFacts, type TroubleKind } from '@billett/domain'

type Words = { readonly [Kind in TroubleKind]: (facts: TroubleFacts[Kind]) => string }

const de: Words = {
  books: ({ invariant, found, ids }) => `Die Bücher stimmen nicht: ${invariant} (${found}; zuerst ${ids.join(', ')}).`,
  refund: ({ amountCents, currency, reason }) =>
    `Eine Erstattung von ${formatMoney(amountCents, currency, 'de')} gelingt nicht: ${reason}`,
  payment: ({ what, reference, amountCents, currency }) =>
    `${formatMoney(amountCents, currency, 'de')} sind beim Zahlungsanbieter ${what === 'noOrder' ? 'eingegangen, ohne dass es hier eine Bestellung gibt' : 'erstattet worden, ohne dass es hier veranlasst wurde'} (${reference}).`,
  topUp: ({ orderNumber, reason }) =>
    `Das Guthaben der Bestellung ${orderNumber} ließ sich nicht aufladen, das Geld geht zurück: ${reason}`,
  mail: ({ begun }) =>
    `Eine E-Mail wurde ${begun}-mal begonnen; ob sie ankam, ist unbekannt. Sie wird nicht noch einmal gesendet.`,
  declaration: () => 'Erklärungen werden gespeichert, ohne dass eine E-Mail gesendet wird: Es waren zu viele.',
  arrangement: ({ sortGroups }) =>
    `Der Tarif hat Sortengruppen nicht mehr, die angeordnet oder beschrieben waren: ${sortGroups.join(', ')}. Alles andere wird weiter verkauft.`,
}

const en: Words = {
  books: ({ invariant, found, ids }) => `The books do not agree: ${invariant} (${found}; first ${ids.join(', ')}).`,
  refund: ({ amountCents, currency, reason }) =>
    `A refund of ${formatMoney(amountCents, currency, 'en')} does not succeed: ${reason}`,
  payment: ({ what, reference, amountCents, currency }) =>
    `${formatMoney(amountCents, currency, 'en')} ${what === 'noOrder' ? 'came in at the payment provider without an order here' : 'were given back at the payment provider without being asked for here'} (${reference}).`,
  topUp: ({ orderNumber, reason }) =>
    `The credit of order ${orderNumber} could not be topped up, the money goes back: ${reason}`,
  mail: ({ begun }) => `A mail was begun ${begun} times; nobody knows whether it arrived. It is not sent again.`,
  declaration: () => 'Declarations are stored without a mail being sent: there were too many.',
  arrangement: ({ sortGroups }) =>
    `The tariff no longer has sort groups that were arranged or described: ${sortGroups.join(', ')}. Everything else is sold as before.`,
}

const WORDS: Readonly<Record<Language, Words>> = { de, en }

/** What has happened, in a sentence. */
export const eventWords = <Kind extends TroubleKind>(
  { kind, facts }: { kind: Kind; facts: TroubleFacts[Kind] },
  language: Language,
): string => WORDS[language][kind](facts)
