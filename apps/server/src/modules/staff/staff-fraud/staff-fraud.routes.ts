import * as calls from '@billett/contract'
import { acting, answering } from '../../../call/act/acting.ts'
import { items } from '../../../call/answer.ts'
import { route } from '../../../call/route.ts'
import { decideCase } from './decide-case.ts'
import { listFraudCases, suspicionsOfUser } from './show-fraud-cases.ts'

export const staffFraudRoutes = [
  answering(calls.getFraudCases, (context, { query }) => listFraudCases(context, query)),
  route(calls.getStaffSuspicionsOfUser, async (context, { params, query }) =>
    items(await suspicionsOfUser(context, params.userId, query)),
  ),
  acting(calls.decideFraudCase, (context, { params, body }, tx) => decideCase(context, { ...params, ...body }, tx)),
]
