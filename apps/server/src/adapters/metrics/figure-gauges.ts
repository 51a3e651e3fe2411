import { Gauge, type Registry } from 'prom-client'
import type { Figures } from '../../ports/figures.ts'

const SINGLE = [
  ['billett_purchases_total', 'Purchases since the shop was opened', 'purchases'],
  ['billett_open_payments', 'Payments that are not decided', 'openPayments'],
  ['billett_oldest_open_payment_seconds', 'Age of the oldest payment that is not decided', 'oldestOpenPayment'],
  ['billett_payment_poll_delay_seconds', 'How late the provider is asked about a payment', 'paymentPollDelay'],
  ['billett_open_refunds', 'Money that is to go back', 'openRefunds'],
  ['billett_oldest_open_refund_seconds', 'Age of the oldest refund that is not done', 'oldestOpenRefund'],
  ['billett_failed_refunds', 'Refunds the provider has refused', 'failedRefunds'],
  ['billett_open_payment_cases', 'Money at the provider that the books know nothing of', 'openPaymentCases'],
  ['billett_timetable_left_seconds', 'Time until the timetable ends', 'timetableLeft'],
] as const satisfies readonly (readonly [string, string, keyof Figures])[]

interface Reading {
  read: () => Promise<Figures>
  /** Told why, each time they cannot be read. */
  onUnread: (error: unknown) => void
}

/**
 * Gauges of the figures; the result sets them anew, once for all who ask meanwhile. Where the figures cannot be read
 * there are none, and `billett_figures_read` is 0.
 */
export function addFigureGauges(registry: Registry, { read, onUnread }: Reading): () => Promise<void> {
  const registers = [registry]
  const isRead = new Gauge({ name: 'billett_figures_read', help: 'Whether the database told them', registers })
  const single = SINGLE.map(([name, help, figure]) => ({ gauge: new Gauge({ name, help, registers }), figure }))
  const ofQueue = (name: string, help: string) => new Gauge({ name, help, labelNames: ['job'], registers })
  const waiting = ofQueue('billett_queue_waiting_jobs', 'Jobs whose time has come')
  const age = ofQueue('billett_queue_oldest_job_seconds', 'How long the first of them has been waiting')
  const failed = ofQueue('billett_queue_failed_jobs', 'Jobs given up after all tries')
  const events = new Gauge({
    name: 'billett_open_events',
    help: 'Events for staff that nobody has acknowledged',
    labelNames: ['level'],
    registers,
  })

  function show(figures: Figures): void {
    for (const { gauge, figure } of single) {
      const value = figures[figure]
      if (value !== undefined) gauge.set(value)
    }
    for (const { job, ...queue } of figures.queues) {
      waiting.set({ job }, queue.waiting)
      age.set({ job }, queue.oldestSeconds)
      failed.set({ job }, queue.failed)
    }
    for (const level of ['info', 'warning', 'serious']) events.set({ level }, 0)
    for (const { level, open } of figures.events) events.set({ level }, open)
  }

  const hide = () => {
    for (const { gauge } of single) gauge.remove()
    for (const gauge of [waiting, age, failed, events]) gauge.reset()
  }

  async function refresh(): Promise<void> {
    try {
      const figures = await read()
      hide()
      show(figures)
      isRead.set(1)
    } catch (error) {
      hide()
      isRead.set(0)
      onUnread(error)
    }
  }

  let running: Promise<void> | undefined
  return () => {
    running ??= refresh().finally(() => {
      running = undefined
    })
    return running
  }
}
