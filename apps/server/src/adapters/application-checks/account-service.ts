import * as z from 'zod/mini'
import type { AccountProof } from '../../ports/subscription/account-proof.ts'
import { ask, jsonOf } from '../outside/ask.ts'
import { serviceAddress } from './service-address.ts'

const Answer = z.object({ isProven: z.boolean() })

/** A service that says whether an account is its holder's: `POST {url}/accountProofs`. */
export function accountService(address: string): AccountProof {
  const { url, headers } = serviceAddress(address)
  return {
    isOffered: true,
    async prove(account) {
      const reply = await ask({ url: `${url}/accountProofs`, method: 'POST', headers, body: JSON.stringify(account) })
      if (reply.state === 'unreachable') return reply
      const answer = reply.isOk ? jsonOf(reply, Answer) : undefined
      return answer ? { state: 'known', ...answer } : { state: 'unreachable', detail: `status ${reply.status}` }
    },
  }
}

/** A shop that asks nobody. */
export const noAccountProof: AccountProof = {
  isOffered: false,
  prove: async () => ({ state: 'unreachable', detail: 'nobody proves accounts' }),
}
