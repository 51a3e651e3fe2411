import { type LookupAddress, lookup as lookUp } from 'node:dns'
import { type RequestOptions, request } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import type { WebhookMessage, WebhookSender } from '../../ports/webhook-sender.ts'
import { isPublicAddress } from './public-address.ts'

const PATIENCE = 8_000

const NOT_PUBLIC = 'the address is none of the public internet'

interface Outside {
  /** Where nothing else may be reached; tests have a server of their own. */
  isPublic: (address: string) => boolean
  /** Whose certificates are believed besides the usual ones. */
  ca?: string
  timeoutMilliseconds: number
}

/** The addresses of a name, as the connection is then made to: nobody answers otherwise in between. */
const publicLookup =
  (isPublic: Outside['isPublic']): LookupFunction =>
  (hostname, options, done) => {
    lookUp(hostname, { ...options, all: true }, (error, addresses: LookupAddress[] = []) => {
      const found = addresses.filter(({ address }) => isPublic(address))
      const [first] = found
      if (error || !first) done(error ?? new Error(NOT_PUBLIC), [])
      else if (options.all) done(null, found)
      else done(null, first.address, first.family)
    })
  }

/** Names are looked up by us; what is an address already is not, and must not be one of ours either. */
const isClosed = ({ hostname }: URL, isPublic: Outside['isPublic']): boolean => {
  const bare = hostname.replaceAll(/[[\]]/g, '')
  return isIP(bare) !== 0 && !isPublic(bare)
}

/** The status that is answered; of the rest nothing is read, and no redirect is followed. */
const ask = (url: URL, body: string, options: RequestOptions): Promise<number> =>
  new Promise((resolve, reject) => {
    const asked = request(url, { ...options, method: 'POST', agent: false }, reply => {
      resolve(reply.statusCode ?? 0)
      reply.destroy()
    })
    asked.on('error', reject)
    asked.end(body)
  })

/** Tells servers by https, and only those of the public internet, whatever their names lead to by now. */
export const httpsSender = ({ isPublic, ca, timeoutMilliseconds }: Outside): WebhookSender => ({
  send: async ({ url: text, headers, body }: WebhookMessage) => {
    try {
      const url = new URL(text)
      if (url.protocol !== 'https:' || isClosed(url, isPublic)) throw new Error(NOT_PUBLIC)
      const signal = AbortSignal.timeout(timeoutMilliseconds)
      const status = await ask(url, body, { headers, signal, lookup: publicLookup(isPublic), ...(ca && { ca }) })
      return { state: 'answered', status }
    } catch (error) {
      return { state: 'unreachable', detail: error instanceof Error ? error.message : String(error) }
    }
  },
})

export const publicSender = httpsSender({ isPublic: isPublicAddress, timeoutMilliseconds: PATIENCE })
