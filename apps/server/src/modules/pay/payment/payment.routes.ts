import { getPaymentTypes } from '@billett/contract'
import { items } from '../../../call/answer.ts'
import { route } from '../../../call/route.ts'
import { presentTypes } from './methods.present.ts'

export const paymentRoutes = [
  route(getPaymentTypes, ({ world, language }) => items(presentTypes(world.payments, language))),
]
