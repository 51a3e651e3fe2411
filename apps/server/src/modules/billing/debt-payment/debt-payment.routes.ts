import * as calls from '@billett/contract'
import { item } from '../../../call/answer.ts'
import { route } from '../../../call/route.ts'
import { beginPayment } from './begin-payment.ts'
import { payOwnDebt } from './pay-own-debt.ts'
import { showDebt } from './show-debt.ts'

export const debtPaymentRoutes = [
  route(calls.getDebt, async (context, { params }) => item(await showDebt(context, params.token))),
  route(calls.payOwnDebt, async (context, { params }) => item(await payOwnDebt(context, params.contractGuid))),
  route(calls.payDebt, async (context, { params }) => item(await beginPayment(context, params.token))),
]
