import * as calls from '@billett/contract'
import { item } from '../../../call/answer.ts'
import { route } from '../../../call/route.ts'
import { showOrder } from '../sales/index.ts'
import { offerTicket } from './offer-ticket.ts'
import { seeHandOver } from './see-hand-over.ts'
import { showHandOver, withdrawTicket } from './show-hand-over.ts'
import { takeHandOver } from './take-hand-over.ts'

export const handOverRoutes = [
  route(calls.getHandOver, async (context, { params }) => item(await showHandOver(context, params))),
  route(calls.offerTicket, async (context, { params }) => item(await offerTicket(context, params))),
  route(calls.withdrawTicket, async (context, { params }) => item(await withdrawTicket(context, params))),
  route(calls.seeHandOver, async (context, { body }) => item(await seeHandOver(context, body.secret))),
  route(calls.takeHandOver, async (context, { body }) => {
    const { order, token } = await takeHandOver(context, body)
    return { ...(await showOrder(context, order, false)), ...(token && { authorization: token }) }
  }),
]
