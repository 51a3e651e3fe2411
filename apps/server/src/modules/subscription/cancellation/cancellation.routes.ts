import { cancelWithoutLogin as call } from '@billett/contract'
import { item } from '../../../call/answer.ts'
import { route } from '../../../call/route.ts'
import { cancelWithoutLogin } from './cancel-without-login.ts'

export const cancellationRoutes = [
  route(call, async (context, { body }) => item({ receivedAt: await cancelWithoutLogin(context, body) })),
]
