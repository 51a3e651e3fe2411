import { epochOf, toInstant } from '@billett/domain'
import { type Behaviour, behaviourOf, type Chosen } from '../behaviour/scenarios.ts'
import type { Ledger } from '../ledger.ts'
import type { Instrument } from '../payment/payment.ts'
import { planDeliveries } from '../webhook/delivery-plan.ts'
import type { Setup, SetupMove } from './setup.ts'

type Means = { ledger: Ledger; randomId: () => string }

/**
 * What decides about a setup: the test card, else what was asked for when it was begun, else the default of the
 * moment.
 */
export const chosenForSetup = ({ book }: Ledger, { chosen }: Setup, byInstrument?: Chosen): Chosen | undefined =>
  (byInstrument?.scenario === 'paid' ? undefined : byInstrument) ?? chosen ?? book.behaviour.byDefault

export type Entered = { instrument: Instrument; needsChallenge: boolean }

/** Moves an open or pending setup and plans the webhooks of it. */
export const moveSetup = (
  { ledger, randomId }: Means,
  { reference, request }: Setup,
  move: SetupMove,
  chosen?: Chosen,
  entered?: Entered,
) => {
  const behaviour = behaviourOf(chosen)
  const now = ledger.now()
  const id = `evt_${randomId()}`
  const type = `setup.${move.state}` as const
  const { merchantReference, webhookUrl } = request
  const planned = webhookUrl ? planDeliveries(behaviour.webhook, now, behaviour.seconds) : []
  const body = JSON.stringify({ id, type, createdAt: now, setup: { reference, merchantReference } })
  const deliveries = planned.map((plan, index) => ({
    ...plan,
    id: `${id}.${index + 1}`,
    attempts: 0,
    state: 'waiting' as const,
  }))
  ledger.record({
    kind: 'setupMoved',
    reference,
    move,
    chosen,
    ...entered,
    events: [{ id, type, reference, at: now, body, deliveries }],
  })
}

/** What becomes of a setup that the customer has confirmed. */
export const setupOutcome = ({ ledger, randomId }: Means, { outcome, seconds }: Behaviour): SetupMove => {
  switch (outcome.kind) {
    case 'paid':
      return { state: 'confirmed', token: `tok_${randomId()}` }
    case 'declined':
      return { state: 'declined', reason: outcome.reason }
    case 'cancelled':
      return { state: 'cancelled' }
    case 'pending': {
      const until = toInstant(epochOf(ledger.now()) + seconds * 1000)
      return { state: 'pending', pending: { until, end: outcome.end === 'paid' ? 'confirmed' : 'declined' } }
    }
  }
}

/** What time alone does to a setup, if it is due. */
export const timelySetupMove = (
  { ledger, randomId }: Means,
  { state, expiresAt, pending }: Setup,
): SetupMove | undefined => {
  const now = ledger.now()
  if (state === 'open') return expiresAt <= now ? { state: 'expired' } : undefined
  if (state !== 'pending' || !pending || pending.until > now) return undefined
  return pending.end === 'confirmed'
    ? { state: 'confirmed', token: `tok_${randomId()}` }
    : { state: 'declined', reason: 'notHonoured' }
}
