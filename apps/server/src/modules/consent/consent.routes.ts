import * as calls from '@billett/contract'
import { item } from '../../call/answer.ts'
import { route } from '../../call/route.ts'
import { logConsent } from './log-consent.ts'

/** Every answer is kept for years; a household or an office gives a few. */
const LIMIT = { most: 30, per: '1 hour' } as const

export const consentRoutes = [
  route(calls.logConsent, async (context, { body }) => item(await logConsent(context, body)), LIMIT),
]
