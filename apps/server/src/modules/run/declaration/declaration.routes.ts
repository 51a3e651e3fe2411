import * as calls from '@billett/contract'
import { item } from '../../../call/answer.ts'
import { route } from '../../../call/route.ts'
import { reportBarrier } from './report-barrier.ts'
import { withdrawContract } from './withdraw-contract.ts'

export const declarationRoutes = [
  route(calls.withdrawContract, async (context, { body }) =>
    item({ receivedAt: await withdrawContract(context, body) }),
  ),
  route(calls.reportBarrier, async (context, { body }) => item({ receivedAt: await reportBarrier(context, body) })),
]
