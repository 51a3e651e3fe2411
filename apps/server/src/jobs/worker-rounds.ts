import { inboxRound } from '../modules/billing/bank-message/index.ts'
import { claimRound } from '../modules/billing/claim/index.ts'
import { collectRound, payoutRound } from '../modules/billing/collection/index.ts'
import { demoChangeClerk, remindOfPauses } from '../modules/billing/contract-change/index.ts'
import { remindOfMandates } from '../modules/billing/debited-account/index.ts'
import { settleDebts } from '../modules/billing/debt-payment/index.ts'
import { dunningRound } from '../modules/billing/dunning/index.ts'
import { invoiceRound } from '../modules/billing/invoice/index.ts'
import { passRound } from '../modules/billing/pass/index.ts'
import { campaignRound } from '../modules/billing/price-campaign/index.ts'
import { expireCarts } from '../modules/checkout/sales/index.ts'
import { pollPayments } from '../modules/pay/payment/index.ts'
import { pollSetups } from '../modules/pay/payment-method/index.ts'
import { tidyOpenId } from '../modules/people/open-id/index.ts'
import { tidyStudentVerification } from '../modules/people/student-verification/index.ts'
import { startReleased } from '../modules/run/client-version/index.ts'
import { deliverWebhooks } from '../modules/run/webhook/index.ts'
import { runBatches } from '../modules/school/batch/index.ts'
import { endOverduePersons } from '../modules/school/contact-person/index.ts'
import { shareRound } from '../modules/school/decision/index.ts'
import { cameOfAgeRound, photoOfContract } from '../modules/school/family/index.ts'
import { chargeBaseFees, endLeftOver, watchTakers } from '../modules/school/job-ticket/index.ts'
import { controlRound } from '../modules/school/organisation/index.ts'
import { confirmationRound } from '../modules/school/school-contract/index.ts'
import { moveRound } from '../modules/school/student/index.ts'
import { tellLost } from '../modules/staff/arrangement/index.ts'
import { runSchedules } from '../modules/staff/list-export/index.ts'
import { tellOwners } from '../modules/staff/take-over/index.ts'
import { compareTariffs } from '../modules/staff/tariff-comparison/index.ts'
import { assessGranted, demoClerk, lookAfterApplications } from '../modules/subscription/application/index.ts'
import { demoDeclarationClerk, demoProofClerk } from '../modules/subscription/desk/index.ts'
import { mediumRound } from '../modules/subscription/medium/index.ts'
import { fetchRealTime } from '../modules/travel/real-time/index.ts'
import { startTariffs } from '../modules/travel/tariff-version/index.ts'
import { deleteAccounts, tidyAccounts } from '../modules/upkeep/account-deletion/index.ts'
import { CHECK_EVERY, checkBooks } from '../modules/upkeep/books-check/index.ts'
import {
  FORGET_EVERY_MINUTES,
  forgetBankMessages,
  forgetMemberships,
  forgetOrders,
  forgetPasses,
  forgetRecords,
  forgetSubscriptions,
  tidyRecords,
} from '../modules/upkeep/retention/index.ts'
import { BATCH_WORK } from './batch-kinds.ts'
import { forEveryShop } from './for-every-shop.ts'
import type { Round } from './rounds.ts'
import { serverRounds } from './server-rounds.ts'

/** What comes round from the first moment on, while a demo still makes what it shows: passengers ask for trips then. */
export const earlyRounds: readonly Round[] = [
  ...serverRounds,
  { name: 'fetchRealTime', every: 5_000, run: fetchRealTime },
]

/** Several workers may run the same round at once: each claims what it works on, so that no other works on it too. */
export const workerRounds: readonly Round[] = [
  { name: 'startReleased', every: 5_000, run: startReleased },
  { name: 'startTariffs', every: 5_000, run: startTariffs },
  { name: 'compareTariffs', every: 3_000, run: compareTariffs },
  { name: 'deliverWebhooks', every: 2_000, run: deliverWebhooks },
  { name: 'pollPayments', every: 5_000, run: pollPayments },
  { name: 'pollSetups', every: 10_000, run: pollSetups },
  { name: 'expireCarts', every: 60_000, run: expireCarts },
  { name: 'deleteAccounts', every: 600_000, run: forEveryShop(deleteAccounts) },
  { name: 'tidyAccounts', every: 600_000, run: tidyAccounts },
  { name: 'tidyOpenId', every: 600_000, run: tidyOpenId },
  { name: 'tidyStudentVerification', every: 600_000, run: tidyStudentVerification },
  { name: 'forgetOrders', every: FORGET_EVERY_MINUTES * 60_000, run: forEveryShop(forgetOrders) },
  { name: 'forgetBankMessages', every: 600_000, run: forEveryShop(forgetBankMessages) },
  { name: 'forgetPasses', every: 600_000, run: forEveryShop(forgetPasses) },
  { name: 'forgetRecords', every: 600_000, run: forEveryShop(forgetRecords) },
  { name: 'forgetMemberships', every: 600_000, run: forEveryShop(forgetMemberships) },
  { name: 'forgetSubscriptions', every: 600_000, run: forEveryShop(forgetSubscriptions) },
  { name: 'claim', every: 60_000, run: forEveryShop(claimRound) },
  { name: 'collect', every: 30_000, run: forEveryShop(world => collectRound(world)) },
  { name: 'payOut', every: 600_000, run: forEveryShop(world => payoutRound(world)) },
  { name: 'invoice', every: 600_000, run: forEveryShop(world => invoiceRound(world)) },
  { name: 'hearBank', every: 10_000, run: forEveryShop(inboxRound) },
  { name: 'pollDebts', every: 10_000, run: forEveryShop(world => settleDebts(world)) },
  { name: 'dun', every: 60_000, run: forEveryShop(dunningRound) },
  { name: 'tellPrices', every: 30_000, run: forEveryShop(world => campaignRound(world)) },
  { name: 'shareOut', every: 600_000, run: forEveryShop(shareRound) },
  { name: 'tellOwners', every: 60_000, run: forEveryShop(tellOwners) },
  { name: 'runSchedules', every: 15_000, run: forEveryShop(runSchedules) },
  { name: 'tellLostGroups', every: 15_000, run: forEveryShop(tellLost) },
  { name: 'remindOfPauses', every: 3_600_000, run: forEveryShop(remindOfPauses) },
  { name: 'remindOfMandates', every: 3_600_000, run: forEveryShop(remindOfMandates) },
  { name: 'followConfirmations', every: 600_000, run: forEveryShop(confirmationRound) },
  { name: 'followControl', every: 600_000, run: forEveryShop(controlRound) },
  { name: 'followMoves', every: 600_000, run: forEveryShop(moveRound) },
  { name: 'tellOfAge', every: 3_600_000, run: forEveryShop(cameOfAgeRound) },
  { name: 'endContactPersons', every: 600_000, run: forEveryShop(endOverduePersons) },
  { name: 'chargeBaseFees', every: 600_000, run: forEveryShop(chargeBaseFees) },
  { name: 'watchTakers', every: 3_600_000, run: forEveryShop(watchTakers) },
  { name: 'endJobTickets', every: 600_000, run: forEveryShop(endLeftOver) },
  { name: 'issuePasses', every: 15_000, run: forEveryShop(passRound) },
  { name: 'makeCards', every: 15_000, run: forEveryShop(world => mediumRound(world, photoOfContract)) },
  { name: 'lookAfterApplications', every: 60_000, run: forEveryShop(lookAfterApplications) },
  { name: 'assessGranted', every: 600_000, run: forEveryShop(assessGranted) },
  { name: 'demoClerk', every: 10_000, run: forEveryShop(demoClerk) },
  { name: 'demoChangeClerk', every: 10_000, run: forEveryShop(demoChangeClerk) },
  { name: 'demoDeclarationClerk', every: 10_000, run: forEveryShop(demoDeclarationClerk) },
  { name: 'demoProofClerk', every: 10_000, run: forEveryShop(demoProofClerk) },
  { name: 'runBatches', every: 1_000, run: forEveryShop(world => runBatches(world, BATCH_WORK)) },
  { name: 'tidyRecords', every: 600_000, run: tidyRecords },
  { name: 'checkBooks', every: CHECK_EVERY, run: checkBooks },
]
