import { epochOf, type Instant } from '@billett/domain'
import type { Ledger } from './ledger.ts'
import type { Waiting } from './payment/book.ts'
import { movePayment, timelyMove } from './payment/move-payment.ts'
import { moveSetup, timelySetupMove } from './setup/move-setup.ts'
import { nextAttempt } from './webhook/delivery-plan.ts'
import { sendWebhook } from './webhook/send-webhook.ts'
import type { World } from './world.ts'

/** What happens by itself when its time has come: pending payments end, open ones expire, webhooks leave. */
export type Due = {
  /** Does what is due now without waiting for it, and sets the alarm for the rest. */
  kick(): void
  /** Resolves when nothing that is due is left undone. */
  done(): Promise<void>
  stop(): void
}

const LONGEST_ALARM = 2 ** 31 - 1

export const watchDue = (world: World, ledger: Ledger): Due => {
  const { book } = ledger
  const busy = new Map<string, Promise<void>>()
  let stopped = false

  const movePayments = () => {
    for (const reference of book.unfinished) {
      const payment = book.payments.get(reference)
      const move = payment && timelyMove(ledger, payment)
      if (payment && move) movePayment({ ledger, randomId: world.randomId }, payment, move, payment.chosen)
    }
  }

  const moveSetups = () => {
    const means = { ledger, randomId: world.randomId }
    for (const reference of book.unfinishedSetups) {
      const setup = book.setups.get(reference)
      const move = setup && timelySetupMove(means, setup)
      if (setup && move) moveSetup(means, setup, move, setup.chosen)
    }
  }

  /** Where its merchant wants to hear of a payment or setup. */
  const webhookUrlOf = (reference: string): string | undefined =>
    (book.payments.get(reference) ?? book.setups.get(reference))?.request.webhookUrl

  /** The first sending of each payment that is due: one after the other, so that their order is the planned one. */
  const dueDeliveries = (): Map<string, Waiting> => {
    const now = ledger.now()
    const first = new Map<string, Waiting>()
    for (const waiting of book.waiting.values()) {
      const { reference } = waiting.event
      const rival = first.get(reference)
      if (waiting.delivery.dueAt > now || busy.has(reference)) continue
      if (!rival || waiting.delivery.dueAt < rival.delivery.dueAt) first.set(reference, waiting)
    }
    return first
  }

  const deliver = async (waiting: Waiting) => {
    const { id, attempts } = waiting.delivery
    const url = webhookUrlOf(waiting.event.reference)
    // Nobody hears of a payment before it is on the disk.
    await ledger.settled()
    const taken = url !== undefined && (await sendWebhook(world, url, waiting))
    if (stopped) return
    if (taken) ledger.record({ kind: 'delivered', delivery: id })
    else ledger.record({ kind: 'deliveryFailed', delivery: id, nextAt: nextAttempt(attempts + 1, ledger.now()) })
  }

  const nextMoment = (): Instant | undefined => {
    let next: Instant | undefined
    const consider = (moment: Instant) => {
      if (!next || moment < next) next = moment
    }
    for (const reference of book.unfinished) {
      const payment = book.payments.get(reference)
      if (payment) consider(payment.pending?.until ?? payment.expiresAt)
    }
    for (const reference of book.unfinishedSetups) {
      const setup = book.setups.get(reference)
      if (setup) consider(setup.pending?.until ?? setup.expiresAt)
    }
    for (const { event, delivery } of book.waiting.values()) if (!busy.has(event.reference)) consider(delivery.dueAt)
    return next
  }

  const kick = () => {
    if (stopped) return
    movePayments()
    moveSetups()
    for (const [reference, waiting] of dueDeliveries()) {
      const sending = deliver(waiting).finally(() => {
        busy.delete(reference)
        kick()
      })
      busy.set(reference, sending)
    }
    const next = nextMoment()
    if (!next) return world.alarm.clear()
    const wait = epochOf(next) - epochOf(ledger.now())
    world.alarm.set(Math.min(Math.max(wait, 0), LONGEST_ALARM), kick)
  }

  return {
    kick,
    done: async () => {
      kick()
      while (busy.size > 0) await Promise.all(busy.values())
    },
    stop: () => {
      stopped = true
      world.alarm.clear()
    },
  }
}
