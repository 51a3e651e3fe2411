import * as calls from '@billett/contract'
import { item } from '../../../call/answer.ts'
import { route } from '../../../call/route.ts'
import { logConsent } from './log-consent.ts'

/**
 * Every answer is kept for years; behind one address there may be a university, or all phones of a carrier in a town.
 */
const LIMIT = { most: 1000, per: '1 hour' } as const

export const consentRoutes = [
  route(calls.logConsent, async (context, { body }) => item(await logConsent(context, body)), LIMIT),
]
