import type { DemoPayment } from '@billett/demo-region'

/** Pays at the provider of a demo as its customers do, at the address that a purchase leads them to. */
export type PayAtProvider = (payUrl: string, pays: DemoPayment) => Promise<void>
