import * as calls from '@billett/contract'
import { acting, answering } from '../../../call/act/acting.ts'
import { handingOver } from '../../../call/act/handing-over.ts'
import { items } from '../../../call/answer.ts'
import { route } from '../../../call/route.ts'
import { goOn, hold, startAgain, waive } from './act-on-case.ts'
import { debtsOfUser } from './debts-of-user.ts'
import { match, putAside, takeUpAgain } from './decide-entry.ts'
import { downloadHandOver, listHandOvers, makeHandOver } from './hand-overs.ts'
import { listEntries, listMessages } from './show-bank.ts'
import { listCases } from './show-cases.ts'

export const staffBankRoutes = [
  route(calls.getBankMessages, async (context, { query }) => items(await listMessages(context, query))),
  answering(calls.getBankEntries, (context, { query }) => listEntries(context, query)),
  acting(calls.matchBankEntry, (context, { params, body }, tx) => match(context, { ...params, ...body }, tx)),
  acting(calls.layAsideBankEntry, (context, { params, body }, tx) => putAside(context, { ...params, ...body }, tx)),
  acting(calls.reopenBankEntry, (context, { params, body }, tx) => takeUpAgain(context, { ...params, ...body }, tx)),
  route(calls.getDunningHandOvers, async (context, { query }) => items(await listHandOvers(context, query))),
  acting(calls.makeDunningHandOver, (context, { body }, tx) => makeHandOver(context, body, tx)),
  handingOver(calls.downloadDunningHandOver, (context, { params, query }) =>
    downloadHandOver(context, { ...params, ...query }),
  ),
  route(calls.getStaffDebtsOfUser, async (context, { params }) => items(await debtsOfUser(context, params.userId))),
  answering(calls.getDunningCases, (context, { query }) => listCases(context, query)),
  acting(calls.holdDunningCase, (context, { params, body }, tx) => hold(context, { ...params, ...body }, tx)),
  acting(calls.continueDunningCase, (context, { params, body }, tx) => goOn(context, { ...params, ...body }, tx)),
  acting(calls.collectDunningCaseAgain, (context, { params, body }, tx) =>
    startAgain(context, { ...params, ...body }, tx),
  ),
  acting(calls.waiveDunningFees, (context, { params, body }, tx) => waive(context, { ...params, ...body }, tx)),
]
