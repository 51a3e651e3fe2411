import type { BuyerDemands } from '@billett/domain'
import type { Config } from './schema/config.ts'

/** § 33 UStDV: up to 250 EUR an invoice need not name its buyer. */
const SMALL_INVOICE_CENTS = 25_000

/** What a client's configuration demands of who buys, beside product and payment. */
export const buyerDemands = ({ settings }: Config): BuyerDemands => ({
  smallInvoiceCents: settings.smallInvoiceCents ?? SMALL_INVOICE_CENTS,
  buyersAreNamed: settings.buyersAreNamed ?? false,
})
