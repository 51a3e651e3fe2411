import { getPaymentMethods, getPaymentTypes } from '@billett/contract'
import { items } from '../../call/answer.ts'
import { route } from '../../call/route.ts'
import { presentMethods, presentTypes } from './methods.ts'

export const paymentRoutes = [
  route(getPaymentTypes, ({ world, language }) => items(presentTypes(world.payments, language))),
  route(getPaymentMethods, ({ world, language }) => items(presentMethods(world.payments, language))),
]
