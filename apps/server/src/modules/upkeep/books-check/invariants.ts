import type { Invariants } from '../../../db/invariant.ts'
import { bankMessageInvariants } from '../../billing/bank-message/index.ts'
import { claimInvariants } from '../../billing/claim/index.ts'
import { collectionInvariants, payoutInvariants } from '../../billing/collection/index.ts'
import { debtPaymentInvariants } from '../../billing/debt-payment/index.ts'
import { invoiceInvariants } from '../../billing/invoice/index.ts'
import { passInvariants } from '../../billing/pass/index.ts'
import { ledgerInvariants } from '../../books/ledger/index.ts'
import { handOverInvariants } from '../../checkout/hand-over/index.ts'
import { discountInvariants } from '../../checkout/sales/index.ts'
import { topUpInvariants } from '../../checkout/top-up/index.ts'
import { paymentInvariants } from '../../pay/payment/index.ts'
import { jobInvariants } from '../../run/operations/index.ts'
import { actionInvariants } from '../../staff/action/index.ts'
import { partyInvariants } from '../../subscription/party/index.ts'
import { enforcementCaseInvariants } from '../../ticket/enforcement-case/index.ts'
import { fulfilmentInvariants, invoiceNumberInvariants } from '../../ticket/fulfilment/index.ts'

/** What must hold of all rows, as each module states it of its own. */
export const INVARIANTS: readonly Invariants[] = [
  jobInvariants,
  ledgerInvariants,
  fulfilmentInvariants,
  invoiceNumberInvariants,
  paymentInvariants,
  discountInvariants,
  topUpInvariants,
  handOverInvariants,
  enforcementCaseInvariants,
  claimInvariants,
  collectionInvariants,
  payoutInvariants,
  bankMessageInvariants,
  debtPaymentInvariants,
  invoiceInvariants,
  passInvariants,
  partyInvariants,
  actionInvariants,
]
