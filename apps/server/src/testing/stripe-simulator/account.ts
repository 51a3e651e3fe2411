import { simulatedRefunds } from './refunds.ts'
import { sessionBody } from './session-body.ts'
import { type SimulatedSession, simulatedSessions } from './sessions.ts'
import { simulatedWebhooks } from './webhooks.ts'

/** Buttons of the pay page. `debit` takes its time, `uncovered` is one that bounces. */
export const WAYS_TO_PAY = ['card', 'debit', 'uncovered', 'wrong-amount'] as const
export type WayToPay = (typeof WAYS_TO_PAY)[number]

/** Units by which a wrong amount is too small. */
const TOO_LITTLE = 100

/** A merchant's account: what is in its books, and what is announced when they change. `origin`: where its pay pages are. */
export function simulatedAccount(origin: () => string) {
  const secretKey = 'sk_test_simulated'
  const webhookSecret = 'whsec_simulated'
  const sessions = simulatedSessions()
  const webhooks = simulatedWebhooks(webhookSecret)
  const show = (session: SimulatedSession, isExpanded = false) => sessionBody(session, origin(), isExpanded)
  const tell = (what: string, session: SimulatedSession): SimulatedSession => {
    webhooks.announce(`checkout.session.${what}`, show(session))
    return session
  }

  const decide = (id: string, declineCode: string | null): SimulatedSession =>
    tell(`async_payment_${declineCode === null ? 'succeeded' : 'failed'}`, sessions.decide(id, declineCode))

  const pay = (id: string, way: WayToPay): SimulatedSession => {
    const isCard = way === 'card' || way === 'wrong-amount'
    const charged = way === 'wrong-amount' ? sessions.find(id).amount - TOO_LITTLE : undefined
    const session = tell('completed', sessions.pay(id, isCard ? 'card' : 'debit', charged))
    return way === 'uncovered' ? decide(id, 'insufficient_funds') : session
  }

  return {
    secretKey,
    webhookSecret,
    sessions,
    refunds: simulatedRefunds(sessions),
    webhooks,
    show,
    pay,
    expire: (id: string) => tell('expired', sessions.expire(id)),
    /** Every direct debit that is under way is paid. */
    payPending: (): void => {
      for (const { id, intent } of sessions.all()) if (intent?.status === 'processing') decide(id, null)
    },
  }
}

export type SimulatedAccount = ReturnType<typeof simulatedAccount>
