import { SPAN_UNITS, type Span as SpanOfTime } from '@billett/domain'
import * as z from 'zod/mini'

const Span = z.object({ value: z.int().check(z.positive()), unit: z.enum(SPAN_UNITS) })

/** Years the law wants receipts for (§ 147 Abs. 3 AO, § 257 Abs. 4 HGB, § 14b UStG; eight since 2025). */
const RECEIPT_YEARS = 8

/** As long as what is owed can be claimed (§§ 195, 199 BGB); of versions that were stored before it was kept. */
const CHECKED_SPAN: SpanOfTime = { value: 3, unit: 'years' }

/** As long as a bank may give a debit back (13 months, § 676b Abs. 2 BGB); of versions that were stored before. */
const RETURN_SPAN: SpanOfTime = { value: 14, unit: 'months' }

/** How long a client keeps what; afterwards it is deleted, or nobody can be told from it any more. */
export const Retention = z.object({
  /** Carts that were never ordered, from their end. */
  carts: Span,
  /** Orders that were never paid, from their end. */
  unpaidOrders: Span,
  /** Passengers' details and barcodes, from the purchase and the last day of validity. */
  passengers: Span,
  /** Who has bought what, from the purchase; never less than the law wants. */
  receipts: Span.check(
    z.refine(
      ({ value, unit }) => unit === 'years' && value >= RECEIPT_YEARS,
      'receipts are kept for eight years at least',
    ),
  ),
  /** Cancellations, withdrawals and reports of barriers, as they were declared. */
  declarations: Span,
  /** What was answered to the cookie notice. */
  proofs: Span,
  /** What people wrote to the operator. */
  feedback: Span,
  /** Mandates, from their revocation or their last collection. */
  mandates: Span,
  /**
   * What the bank sent, word for word, from the day it was read, and whose its lines were where nothing here is about
   * them. Lines that are booked are receipts. The bank's own statements are kept where the company keeps its books.
   */
  bankMessages: z._default(Span, RETURN_SPAN),
  /** Which devices hold a ticket in their wallet, from the end of its validity. */
  walletPasses: Span,
  /** Who was checked without a pass, from the check. */
  enforcementCases: z._default(Span, CHECKED_SPAN),
  /** Answers of the credit agency. */
  creditChecks: Span,
  /** What schools and who pays for them asked for about pupils, decided or not. */
  schoolRequests: z.optional(Span),
  /** Proofs of tickets to school, from the end of the school year they came in. */
  schoolProofs: z.optional(Span),
  /** Lists that schools sent in and other mass changes, with what was changed by them. */
  schoolBatches: z.optional(Span),
  /** Where pupils and employees were who left, from their last day there. */
  memberships: z.optional(Span),
})
export type Retention = z.infer<typeof Retention>
