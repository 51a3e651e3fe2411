import { getPrepaidStatus } from '@billett/contract'
import { item } from '../../../call/answer.ts'
import { route } from '../../../call/route.ts'
import { cardStatus } from './card-status.ts'

export const prepaidRoutes = [
  route(getPrepaidStatus, async (context, { params }) => item(await cardStatus(context, params.cardNumber))),
]
