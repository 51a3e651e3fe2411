import type { Cents } from '@billett/domain'
import type { Ledger } from '../ledger.ts'
import type { Book } from '../payment/book.ts'
import type { Credit } from './credit.ts'
import { CARD_RULES, type DemoCard } from './demo-cards.ts'

export const balanceOf = (book: Pick<Book, 'credits'>, { number, balanceCents }: DemoCard): Cents =>
  [...book.credits.values()]
    .filter(({ cardNumber }) => cardNumber === number)
    .reduce((sum, { amountCents }) => sum + amountCents, balanceCents)

type Asked = { idempotencyKey: string; amountCents: Cents; currency: string }

export type Credited =
  | { ok: true; credit: Credit; isNew: boolean }
  | {
      ok: false
      reason: 'keyReused' | 'currencyDiffers' | 'notActive' | 'expired' | 'exceedsMaximum' | 'outOfRange' | 'refused'
    }

/** Puts money on a card, once per idempotency key, and never more than the card may hold. */
export const creditPrepaidCard = (
  { ledger, randomId }: { ledger: Ledger; randomId: () => string },
  card: DemoCard,
  { idempotencyKey, amountCents, currency }: Asked,
): Credited => {
  const { book } = ledger
  const earlier = book.credits.get(idempotencyKey)
  if (earlier)
    return earlier.cardNumber === card.number && earlier.amountCents === amountCents
      ? { ok: true, credit: earlier, isNew: false }
      : { ok: false, reason: 'keyReused' }
  if (currency !== CARD_RULES.currency) return { ok: false, reason: 'currencyDiffers' }
  if (card.state !== 'active') return { ok: false, reason: 'notActive' }
  if (card.validUntil !== null && ledger.now().slice(0, 10) > card.validUntil) return { ok: false, reason: 'expired' }
  if (card.fault === 'refuses') return { ok: false, reason: 'refused' }
  if (amountCents < CARD_RULES.minimumTopUpCents || amountCents > CARD_RULES.maximumTopUpCents)
    return { ok: false, reason: 'outOfRange' }
  if (balanceOf(book, card) + amountCents > CARD_RULES.maximumBalanceCents)
    return { ok: false, reason: 'exceedsMaximum' }
  const credit = { reference: `crd_${randomId()}`, idempotencyKey, cardNumber: card.number, amountCents }
  ledger.record({ kind: 'cardCredited', credit })
  return { ok: true, credit, isNew: true }
}
