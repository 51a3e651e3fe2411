import * as calls from '@billett/contract'
import { acting } from '../../../call/act/acting.ts'
import { item, items } from '../../../call/answer.ts'
import { route } from '../../../call/route.ts'
import { enterStaffCase, withdrawStaffCase } from './enter-staff-case.ts'
import { countCases, listCases } from './list-cases.ts'
import { showCase } from './show-case.ts'
import { tellWords } from './tell-words.ts'

export const staffEnforcementRoutes = [
  route(calls.getStaffEnforcementCases, async (context, { query }) => items(await listCases(context, query))),
  route(calls.countStaffEnforcementCases, async (context, { query }) => item(await countCases(context, query))),
  acting(calls.getStaffEnforcementCase, (context, { params }, tx) => showCase(context, params.caseId, tx)),
  acting(calls.enterStaffCase, (context, { body }, tx) => enterStaffCase(context, body, tx)),
  acting(calls.withdrawStaffCase, (context, { params, body }, tx) =>
    withdrawStaffCase(context, { id: params.caseId, ...body }, tx),
  ),
  acting(calls.getStaffCodeWords, (context, { query }) => tellWords(context, query)),
]
