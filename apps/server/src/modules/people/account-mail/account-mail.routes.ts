import * as calls from '@billett/contract'
import { nothing } from '../../../call/answer.ts'
import { route } from '../../../call/route.ts'
import { requestMail } from './request-mail.ts'

export const accountMailRoutes = [
  route(calls.sendActivationEmail, async (context, { body }) => {
    await requestMail(context, 'activation', body)
    return nothing
  }),
  route(calls.requestPasswordReset, async (context, { body }) => {
    await requestMail(context, 'passwordReset', body)
    return nothing
  }),
]
