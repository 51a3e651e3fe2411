import * as calls from '@billett/contract'
import { item } from '../../../call/answer.ts'
import { route } from '../../../call/route.ts'
import { showPartnerOrder } from './show-partner-order.ts'

export const partnerOrderRoutes = [
  route(calls.getPartnerOrder, async ({ world }, { params }) => item(await showPartnerOrder(world, params.orderId))),
]
