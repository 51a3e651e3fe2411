import { addMinutes } from '@billett/domain'
import { clientIdOf } from '../../../call/client-id-of.ts'
import type { PaymentReport } from '../../../ports/payment/payment-provider.ts'
import type { World } from '../../../world.ts'
import { raiseEvent } from '../../run/common/index.ts'
import { payDebt } from '../dunning/index.ts'
import { changePayment, lockPayment, openPayments, type StoredPayment } from './debt-payment.repository.ts'

/** Minutes after which a payment that the provider does not know will not come any more. */
const FORGOTTEN = 60
/** How many are read at once. */
const ROUND = 50

/** Without money that stays: what was given back as a whole is owed as before. */
const ENDED = new Set(['declined', 'cancelled', 'expired', 'refunded'])

/** Asks the provider what became of payments that were begun by links, and takes effect of it. */
export async function settleDebts(world: World, payerId?: string): Promise<void> {
  const which = { clientId: clientIdOf(world), most: ROUND, ...(payerId === undefined ? {} : { payerId }) }
  for (let after = ''; ; ) {
    const page = await openPayments(world.db, after === '' ? which : { ...which, after })
    for (const payment of page) {
      if (world.isStopping()) return
      // What was begun at another provider is not asked of this one.
      if (payment.provider === world.payments.name) await settleDebt(world, payment)
      after = payment.id
    }
    if (page.length < ROUND) return
  }
}

/** The provider is asked outside of any transaction, and believed about nothing but what was charged. */
export async function settleDebt(world: World, payment: StoredPayment): Promise<void> {
  const { id, reference, createdOn } = payment
  const report = await world.payments.fetchPayment(reference === null ? { idempotencyKey: id } : { reference })
  const now = world.clock()
  if (report.state === 'unreachable' || report.state === 'unknown') return
  if (report.state === 'absent') {
    if (addMinutes(createdOn, FORGOTTEN) <= now) await end(world, payment, 'failed')
    return
  }
  if (ENDED.has(report.state)) await end(world, payment, 'failed')
  else if (report.state === 'paid') await pay(world, payment, report)
}

const end = (world: World, { id }: StoredPayment, state: 'failed' | 'surplus'): Promise<void> =>
  world.db.transaction(async tx => {
    if (await lockPayment(tx, id, ['open'])) await changePayment(tx, id, { state, endedOn: world.clock() })
  })

/** What was paid pays what is owed, and passes are good again, in one transaction. */
const pay = (world: World, { id, payerId, amountCents }: StoredPayment, report: PaymentReport): Promise<void> =>
  world.db.transaction(async tx => {
    // What was given up may have been paid after all.
    if (!(await lockPayment(tx, id, ['open', 'failed']))) return
    const { chargedCents, currency, reference } = report
    const isAsked = chargedCents === amountCents && currency === 'EUR'
    const from = { attemptId: id }
    const isPaid = isAsked && (await payDebt(world, tx, { payerId, cents: chargedCents, from, account: 'provider' }))
    await changePayment(tx, id, { state: isPaid ? 'paid' : 'surplus', reference, endedOn: world.clock() })
    if (isPaid) return
    const facts = { what: 'noOrder' as const, reference, amountCents: chargedCents, currency }
    await raiseEvent(tx, world, clientIdOf(world), { kind: 'payment', about: reference, facts })
  })
