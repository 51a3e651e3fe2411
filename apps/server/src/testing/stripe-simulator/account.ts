import { simulatedRefunds } from './refunds.ts'
import { sessionBody } from './session-body.ts'
import { type SimulatedSession, simulatedSessions } from './sessions.ts'
import { type SimulatedSetup, setupBody, simulatedSetups } from './setups.ts'
import { type StoredCharge, storedCharges } from './stored-charges.ts'
import { simulatedCustomers, type WhenCharged } from './stored-methods.ts'
import { simulatedWebhooks } from './webhooks.ts'

/** Buttons of the pay page. `debit` takes its time, `uncovered` is one that bounces. */
export const WAYS_TO_PAY = ['card', 'debit', 'uncovered', 'wrong-amount'] as const
export type WayToPay = (typeof WAYS_TO_PAY)[number]

/** Buttons of the page where a way to pay is stored: what comes of it when it is charged. */
export const WAYS_TO_SAVE = ['paid', 'ask', 'decline', 'pending'] as const satisfies readonly WhenCharged[]
export type WayToSave = (typeof WAYS_TO_SAVE)[number]

/** Units by which a wrong amount is too small. */
const TOO_LITTLE = 100

/**
 * A merchant's account: what is in its books, and what is announced when they change. `origin`: where its pay pages
 * are.
 */
export function simulatedAccount(origin: () => string) {
  const secretKey = 'sk_test_simulated'
  const webhookSecret = 'whsec_simulated'
  const sessions = simulatedSessions()
  const webhooks = simulatedWebhooks(webhookSecret)
  const customers = simulatedCustomers()
  const setups = simulatedSetups(customers)
  const charges = storedCharges(customers)
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

  const showSetup = (setup: SimulatedSetup, isExpanded = false) => setupBody(setup, origin(), isExpanded)
  const save = (setup: SimulatedSetup, way: WayToSave): SimulatedSetup => {
    webhooks.announce('checkout.session.completed', showSetup(setups.save(setup, way)))
    return setup
  }

  const showCharge = (charge: StoredCharge) => charges.show(charge, origin())
  const tellCharge = (charge: StoredCharge): StoredCharge => {
    const what = charge.status === 'succeeded' ? 'succeeded' : 'payment_failed'
    webhooks.announce(`payment_intent.${what}`, showCharge(charge))
    return charge
  }

  return {
    secretKey,
    webhookSecret,
    sessions,
    refunds: simulatedRefunds(id => (charges.has(id) ? charges.find(id) : sessions.ofIntent(id)?.intent)),
    customers,
    setups,
    charges,
    showSetup,
    showCharge,
    save,
    /** The bank's question about a stored method is answered. */
    answerBank: (id: string, isApproved: boolean) => tellCharge(charges.answer(id, isApproved)),
    webhooks,
    show,
    pay,
    expire: (id: string) => tell('expired', sessions.expire(id)),
    /** Every direct debit that is under way is paid. */
    payPending: (): void => {
      for (const { id, intent } of sessions.all()) if (intent?.status === 'processing') decide(id, null)
      for (const charge of charges.settlePending()) tellCharge(charge)
    },
  }
}

export type SimulatedAccount = ReturnType<typeof simulatedAccount>
