import * as calls from '@billett/contract'
import { item } from '../../call/answer.ts'
import { route } from '../../call/route.ts'
import { logConsent } from './log-consent.ts'

export const consentRoutes = [
  route(calls.logConsent, async (context, { body }) => item(await logConsent(context, body))),
]
