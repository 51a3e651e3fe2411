import type { Span } from '@billett/domain'
import type { Retention } from './schema/retention.ts'

/** How long what is kept unless a client says otherwise; `legal/kept-how-long.ts` says why. */
export const retention: Retention = {
  carts: { value: 30, unit: 'days' },
  unpaidOrders: { value: 180, unit: 'days' },
  passengers: { value: 3, unit: 'years' },
  receipts: { value: 8, unit: 'years' },
  declarations: { value: 6, unit: 'years' },
  proofs: { value: 3, unit: 'years' },
  feedback: { value: 3, unit: 'years' },
  mandates: { value: 14, unit: 'months' },
  bankMessages: { value: 14, unit: 'months' },
  walletPasses: { value: 30, unit: 'days' },
  enforcementCases: { value: 3, unit: 'years' },
  creditChecks: { value: 90, unit: 'days' },
  schoolRequests: { value: 24, unit: 'months' },
  schoolProofs: { value: 12, unit: 'months' },
  schoolBatches: { value: 24, unit: 'months' },
  memberships: { value: 24, unit: 'months' },
}

/** How long is kept that a mail went out, at every client alike: no client is named in it. */
export const SENT_MAIL_SPAN: Span = { value: 3, unit: 'years' }

/** How long is kept where a mail went and what it was about, at every client alike: as long as people ask for it. */
export const MAIL_RECORD_SPAN: Span = { value: 90, unit: 'days' }

/** How long counts of attempts are kept, at every client alike: longer than any limit looks back. */
export const TRY_COUNT_SPAN: Span = { value: 2, unit: 'days' }
