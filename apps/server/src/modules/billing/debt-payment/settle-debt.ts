import { addMinutes } from '@billett/domain'
import { clientIdOf } from '../../../call/client-id-of.ts'
import type { PaymentReport } from '../../../ports/payment/payment-provider.ts'
import type { World } from '../../../world.ts'
import { bookKept } from './book-kept.ts'
import { changePayment, lockPayment, openPayments, type StoredPayment } from './debt-payment.repository.ts'

/** Minutes after which a payment that the provider does not know will not come any more. */
const FORGOTTEN = 60
/** How many are read at once. */
const ROUND = 50

/** Nothing was charged, and will not be. */
const ENDED = new Set(['declined', 'cancelled', 'expired'])

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
    if (addMinutes(createdOn, FORGOTTEN) <= now) await endPayment(world, id)
    return
  }
  if (ENDED.has(report.state)) await endPayment(world, id)
  else if (report.state === 'paid' || report.state === 'refunded') await pay(world, payment, report)
}

/** Nothing came of it; what has ended otherwise meanwhile stays as it is. */
export const endPayment = (world: World, id: string): Promise<void> =>
  world.db.transaction(async tx => {
    if (await lockPayment(tx, id, ['open'])) await changePayment(tx, id, { state: 'failed', endedOn: world.clock() })
  })

/** What was kept pays what is owed, and passes are good again, in one transaction. */
const pay = (world: World, { id }: StoredPayment, report: PaymentReport): Promise<void> =>
  world.db.transaction(async tx => {
    // What was given up may have been paid after all.
    const payment = await lockPayment(tx, id, ['open', 'failed'])
    // What was charged was booked before.
    if (!payment || payment.chargedCents !== null) return
    const { chargedCents, refundedCents, reference } = report
    const state = await bookKept(world, tx, payment, report)
    await changePayment(tx, id, { state, reference, chargedCents, refundedCents, endedOn: world.clock() })
  })
