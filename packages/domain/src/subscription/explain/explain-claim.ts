import { type Language, LOCALES } from '../../language/language.ts'
import { formatMoney } from '../../money/format-money.ts'
import { firstOfMonth, lastOfMonth, type PlainDate } from '../../time/plain-date.ts'
import type { Claim } from '../billing/claim.ts'
import { type ClaimReason, claimReasons } from './claim-reasons.ts'
import { CLAIM_WORDS, type Reader } from './claim-words.ts'

export type { Reader } from './claim-words.ts'

/** How a reader is told. */
export interface Telling {
  language: Language
  /** ISO 4217 */
  currency: string
  /** What a product is called in their language. */
  productName: (product: string) => string
  /** The customer where nothing is said. */
  reader?: Reader
}

const made = new Map<string, Intl.DateTimeFormat>()

function written(day: PlainDate, language: Language, part: 'day' | 'month'): string {
  const key = `${language} ${part}`
  const format =
    made.get(key) ??
    new Intl.DateTimeFormat(LOCALES[language], {
      ...(part === 'day' ? { day: '2-digit', month: '2-digit' } : { month: 'long' }),
      year: 'numeric',
      timeZone: 'UTC',
    })
  made.set(key, format)
  return format.format(new Date(`${day}T00:00:00Z`))
}

/** A whole month by its name, other days by first and last. */
function periodText(first: PlainDate, last: PlainDate, language: Language): string {
  if (first === firstOfMonth(first) && last === lastOfMonth(first)) return written(first, language, 'month')
  return CLAIM_WORDS[language].days(written(first, language, 'day'), written(last, language, 'day'))
}

function sentences(reason: ClaimReason, { language, currency, productName, reader = 'customer' }: Telling): string[] {
  const words = CLAIM_WORDS[language]
  const money = (cents: number) => formatMoney(cents, currency, language)
  const day = (date: PlainDate) => written(date, language, 'day')
  switch (reason.kind) {
    case 'claim':
    case 'credit': {
      const what = reason.component === 'fare' ? words.fare : words.components[reason.component]
      return [words[reason.kind](money(reason.cents), periodText(reason.first, reason.last, language), what)]
    }
    case 'price': {
      const { product, cents, priceSince, days, ofDays, instalment } = reason
      const said = [productName(product), money(cents), day(priceSince)] as const
      const [name, amount, since] = said
      const price = days === ofDays ? words.price(...said) : words.someDays(name, days, ofDays, amount, since)
      return instalment
        ? [price, words.instalment(instalment.number, instalment.parts, money(instalment.termCents))]
        : [price]
    }
    case 'gap':
      return [words.gap[reason.cause](day(reason.first), day(reason.last))]
    case 'share':
      return [words.share[reader](money(reason.cents), money(reason.ofCents))]
    case 'difference': {
      const difference = words.difference(reason.months, money(reason.regularCents), money(reason.fareCents))
      return reason.isCapped ? [difference, words.capped(money(reason.mostCents))] : [difference]
    }
    case 'before':
      return [words.before(money(reason.cents))]
    case 'absence':
      return [words.absence[reason.absence]]
  }
}

/**
 * Why an amount is claimed or credited, a sentence each: what it is for first. On screens, in mails and in documents
 * alike.
 */
export const explainClaim = (
  claim: Pick<Claim, 'cents' | 'component' | 'periodStart' | 'periodEnd' | 'why'>,
  telling: Telling,
): string[] => claimReasons(claim).flatMap(reason => sentences(reason, telling))
