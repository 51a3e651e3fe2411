import * as calls from '@billett/contract'
import { acting } from '../../../call/act/acting.ts'
import { handingOver } from '../../../call/act/handing-over.ts'
import { item, items } from '../../../call/answer.ts'
import { route } from '../../../call/route.ts'
import { carry, download, handOverAgain, makeFileVoid, release } from './act-on-file.ts'
import { build, makeRunVoid } from './act-on-run.ts'
import { nameIt } from './name-payout-account.ts'
import { listRuns, showRun } from './show-billing.ts'
import { listOwed, listPayouts, showPayout } from './show-payouts.ts'

export const staffBillingRoutes = [
  route(calls.getBillingRuns, async (context, { query }) => items(await listRuns(context, query))),
  route(calls.getBillingRun, async (context, { params }) => item(await showRun(context, params.runGuid))),
  acting(calls.buildBillingRun, (context, { params }, tx) => build(context, params.runGuid, tx)),
  acting(calls.voidBillingRun, (context, { params, body }, tx) => makeRunVoid(context, { ...params, ...body }, tx)),
  acting(calls.releaseBankFile, (context, { params }, tx) => release(context, params.fileGuid, tx)),
  acting(calls.voidBankFile, (context, { params, body }, tx) => makeFileVoid(context, { ...params, ...body }, tx)),
  acting(calls.handOverBankFile, (context, { params }, tx) => handOverAgain(context, params.fileGuid, tx)),
  acting(calls.carryBankFile, (context, { params }, tx) => carry(context, params.fileGuid, tx)),
  handingOver(calls.downloadBankFile, (context, { params }) => download(context, params.fileGuid)),
  route(calls.getPayouts, async (context, { query }) => items(await listPayouts(context, query))),
  route(calls.getPayout, async (context, { params }) => item(await showPayout(context, params.fileGuid))),
  route(calls.getOwedPayers, async (context, { query }) => items(await listOwed(context, query))),
  acting(calls.namePayoutAccount, (context, { params, body }, tx) => nameIt(context, { ...params, ...body }, tx)),
]
