import * as z from 'zod/mini'
import { CREDIT_SCORES, type CreditCheck } from '../../ports/payment/credit-check.ts'
import { ask, jsonOf } from '../outside/ask.ts'

const Answer = z.object({ score: z.enum(CREDIT_SCORES), reference: z.string().check(z.minLength(1)) })

/** Spec 3 §3, `creditRatingCheck`. */
export interface CreditAgency {
  url: string
  requestorId: string
  userName: string
  password: string
}

/**
 * An agency that answers a person with a traffic light: `POST {url}/creditRatingChecks`, basic authentication, the
 * requestor in the body.
 */
export function creditAgency({ url, requestorId, userName, password }: CreditAgency): CreditCheck {
  const authorization = `Basic ${Buffer.from(`${userName}:${password}`).toString('base64')}`
  return {
    isOffered: true,
    async check(subject) {
      const reply = await ask({
        url: `${url.replace(/\/+$/, '')}/creditRatingChecks`,
        method: 'POST',
        headers: { authorization, accept: 'application/json', 'content-type': 'application/json' },
        body: JSON.stringify({ requestorId, ...subject }),
      })
      if (reply.state === 'unreachable') return reply
      const answer = reply.isOk ? jsonOf(reply, Answer) : undefined
      return answer ? { state: 'known', ...answer } : { state: 'unreachable', detail: `status ${reply.status}` }
    },
  }
}

/** A shop that asks nobody. */
export const noAgency: CreditCheck = {
  isOffered: false,
  check: async () => ({ state: 'unreachable', detail: 'there is no agency' }),
}
