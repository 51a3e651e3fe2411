export interface QueueFigures {
  job: string
  /** Jobs whose time has come. */
  waiting: number
  /** Seconds the first of them has been waiting. */
  oldestSeconds: number
  /** Given up after all tries. */
  failed: number
}

/** How it goes, as an operator watches it. Counts and seconds; nothing of it names anybody. */
export interface Figures {
  /** Orders with tickets since the shop was opened: it only grows. */
  purchases: number
  openPayments: number
  /** Seconds since the oldest of them was begun. */
  oldestOpenPayment: number
  /** Seconds by which the provider should have been asked about a payment already. */
  paymentPollDelay: number
  openRefunds: number
  oldestOpenRefund: number
  failedRefunds: number
  /** Money at the provider that the books know nothing of, and nobody has seen to. */
  openPaymentCases: number
  queues: readonly QueueFigures[]
  /** Events that nobody has acknowledged, by level. */
  events: readonly { level: string; open: number }[]
  /** Seconds until the timetable ends; undefined without a region. */
  timetableLeft: number | undefined
}
