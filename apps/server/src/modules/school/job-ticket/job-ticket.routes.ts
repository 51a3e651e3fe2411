import * as calls from '@billett/contract'
import { item, items } from '../../../call/answer.ts'
import { route } from '../../../call/route.ts'
import { findEmployers } from './find-employers.ts'
import { joinEmployer } from './join-employer.ts'

export const jobTicketRoutes = [
  route(calls.findEmployers, async (context, { body }) => items(await findEmployers(context, body))),
  route(calls.joinEmployer, async (context, { body }) => item(await joinEmployer(context, body))),
]
