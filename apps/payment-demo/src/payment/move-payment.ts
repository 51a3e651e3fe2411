import { epochOf, toInstant } from '@billett/domain'
import { type Behaviour, behaviourOf, type Chosen } from '../behaviour/scenarios.ts'
import type { Ledger } from '../ledger.ts'
import { announcement } from './announce.ts'
import type { Move } from './entry.ts'
import type { Instrument, Payment } from './payment.ts'

type Means = { ledger: Ledger; randomId: () => string }

/** What decides about a payment: the test card, else what was asked for at creation, else the default of the moment. */
export const chosenFor = (ledger: Ledger, payment: Payment, byInstrument?: Chosen): Chosen | undefined =>
  (byInstrument?.scenario === 'paid' ? undefined : byInstrument) ?? payment.chosen ?? ledger.book.behaviour.byDefault

/** Moves an open or pending payment and plans the webhooks of it. */
export const movePayment = (
  { ledger, randomId }: Means,
  payment: Payment,
  move: Move,
  chosen?: Chosen,
  instrument?: Instrument,
) => {
  const behaviour = behaviourOf(chosen)
  const now = ledger.now()
  const chargedCents = move.state === 'paid' ? move.chargedCents : 0
  const facts = { payment, chargedCents, seconds: behaviour.seconds, now }
  const event = announcement({ ...facts, type: `payment.${move.state}`, manner: behaviour.webhook }, randomId)
  // An earlier event that arrives after the later one: it is simply sent later.
  const overtaken =
    behaviour.webhook === 'reordered' && move.state === 'paid'
      ? [announcement({ ...facts, chargedCents: 0, type: 'payment.pending', manner: 'late' }, randomId)]
      : []
  ledger.record({
    kind: 'moved',
    reference: payment.reference,
    move,
    instrument,
    chosen,
    events: [...overtaken, event],
  })
}

const wrong = (amountCents: number): number => (amountCents > 100 ? amountCents - 100 : amountCents + 100)

const paid = (payment: Payment, behaviour: Behaviour): Move => {
  const { amountCents } = payment.request
  return { state: 'paid', chargedCents: behaviour.wrongAmount ? wrong(amountCents) : amountCents }
}

/** What becomes of a payment that the customer has confirmed. */
export const outcomeOf = (ledger: Ledger, payment: Payment, behaviour: Behaviour): Move => {
  const { outcome } = behaviour
  switch (outcome.kind) {
    case 'paid':
      return paid(payment, behaviour)
    case 'declined':
      return { state: 'declined', reason: outcome.reason }
    case 'cancelled':
      return { state: 'cancelled' }
    case 'pending': {
      const until = toInstant(epochOf(ledger.now()) + behaviour.seconds * 1000)
      return { state: 'pending', pending: { until, end: outcome.end } }
    }
  }
}

/** What time alone does to a payment, if it is due. */
export const timelyMove = (ledger: Ledger, payment: Payment): Move | undefined => {
  const now = ledger.now()
  if (payment.state === 'open') return payment.expiresAt <= now ? { state: 'expired' } : undefined
  if (payment.state !== 'pending' || !payment.pending || payment.pending.until > now) return undefined
  return payment.pending.end === 'paid'
    ? paid(payment, behaviourOf(payment.chosen))
    : { state: 'declined', reason: 'notHonoured' }
}
