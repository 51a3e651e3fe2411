import * as z from 'zod/mini'
import type { ResidentsRegister } from '../../ports/subscription/residents-register.ts'
import { ask, jsonOf } from '../outside/ask.ts'
import { serviceAddress } from './service-address.ts'

const Answer = z.object({ isResident: z.boolean() })

/** A register that says whether somebody lives at an address: `POST {url}/residents`. */
export function residentsService(address: string): ResidentsRegister {
  const { url, headers } = serviceAddress(address)
  return {
    isOffered: true,
    async find(resident) {
      const reply = await ask({ url: `${url}/residents`, method: 'POST', headers, body: JSON.stringify(resident) })
      if (reply.state === 'unreachable') return reply
      const answer = reply.isOk ? jsonOf(reply, Answer) : undefined
      return answer ? { state: 'known', ...answer } : { state: 'unreachable', detail: `status ${reply.status}` }
    },
  }
}

/** A shop that asks nobody. */
export const noRegister: ResidentsRegister = {
  isOffered: false,
  find: async () => ({ state: 'unreachable', detail: 'there is no register' }),
}
