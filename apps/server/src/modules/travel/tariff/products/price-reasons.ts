import type { ProductDetails } from '@billett/contract'
import { type Cents, formatMoney, type Language, LOCALES, type Quote, type UnknownPrice } from '@billett/domain'
import { textIn } from '../../region/index.ts'
import { UNKNOWN_WORDS } from './unknown-words.ts'

type PriceReason = ProductDetails['reasons'][number]

interface Reader {
  language: Language
  currency: string
}

const amount = (cents: Cents, { language, currency }: Reader): string => formatMoney(cents, currency, language)

const WORDS = {
  de: {
    zones: (names: string[]) =>
      names.length === 1
        ? `Die Fahrt liegt in der Zone ${names[0]}.`
        : `Die Fahrt führt durch ${names.length} Zonen: ${names.join(', ')}.`,
    level: (name: string) => `Daraus folgt: ${name}.`,
    price: (article: string, sum: string) => `Der Preis für „${article}“ beträgt ${sum}.`,
    from: (article: string, sum: string) =>
      `„${article}“ kostet mindestens ${sum}; der genaue Preis hängt von der gewählten Verbindung ab.`,
    passengers: (count: number) => `Der Preis gilt je Person: mal ${count}.`,
    vat: (rate: string, sum: string) => `Darin enthalten sind ${rate} Mehrwertsteuer: ${sum}.`,
  },
  en: {
    zones: (names: string[]) =>
      names.length === 1
        ? `The journey lies in zone ${names[0]}.`
        : `The journey touches ${names.length} zones: ${names.join(', ')}.`,
    level: (name: string) => `This makes it ${name}.`,
    price: (article: string, sum: string) => `The price of “${article}” is ${sum}.`,
    from: (article: string, sum: string) =>
      `“${article}” costs at least ${sum}; the exact price depends on the journey you choose.`,
    passengers: (count: number) => `The price is per person: times ${count}.`,
    vat: (rate: string, sum: string) => `This includes ${rate} VAT: ${sum}.`,
  },
}

const unknownReason = (reason: UnknownPrice, language: Language): PriceReason[] => [
  { kind: 'price', text: UNKNOWN_WORDS[reason][language], cents: null },
]

/** The answer to "why this price?", a sentence a step, in the order the price comes about. */
export function priceReasons(quote: Quote, reader: Reader): PriceReason[] {
  const { language } = reader
  if (quote.state === 'unknown') return unknownReason(quote.reason, language)
  const words = WORDS[language]
  const { zones, rule, level, row, sort, timesPassengers, vat } = quote.explanation
  const article = textIn(sort.name, language)
  const say = quote.state === 'from' ? words.from : words.price
  const rate = `${new Intl.NumberFormat(LOCALES[language]).format(vat.permille / 10)} %`
  const reasons: (PriceReason | false)[] = [
    zones.length > 0 && { kind: 'zones', text: words.zones(zones.map(zone => zone.name)), cents: null },
    rule !== null && { kind: 'rule', text: textIn(rule.reason, language), cents: null },
    level !== null && { kind: 'level', text: words.level(textIn(level.name, language)), cents: null },
    { kind: 'price', text: say(article, amount(row.cents, reader)), cents: row.cents },
    timesPassengers > 1 && {
      kind: 'passengers',
      text: words.passengers(timesPassengers),
      cents: row.cents * timesPassengers,
    },
    vat.permille > 0 && { kind: 'vat', text: words.vat(rate, amount(vat.cents, reader)), cents: vat.cents },
  ]
  return reasons.filter(reason => reason !== false)
}
