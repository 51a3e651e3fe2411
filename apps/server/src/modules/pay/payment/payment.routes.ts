import { getPaymentTypes } from '@billett/contract'
import { items } from '../../../call/answer.ts'
import { route } from '../../../call/route.ts'
import { presentTypes } from './methods.present.ts'
import { offeredMethods } from './methods.ts'

export const paymentRoutes = [
  route(getPaymentTypes, ({ world, visitor, language }) =>
    items(presentTypes(world.payments.name, offeredMethods(world, visitor), language)),
  ),
]
