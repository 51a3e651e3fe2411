import { Agent, request as httpRequest } from 'node:http'
import { request as httpsRequest, Agent as TlsAgent } from 'node:https'

export type Posted = { url: string; headers: Record<string, string>; body: string; timeoutMilliseconds: number }

/** Shops are told of many payments: connections to them stay open. */
const agent = new Agent({ keepAlive: true })
const tlsAgent = new TlsAgent({ keepAlive: true })

/**
 * Sends JSON and gives the status of the answer, which is not read; redirects are not followed. Throws where nobody
 * answers in time.
 */
export const post = ({ url, headers, body, timeoutMilliseconds }: Posted): Promise<number> => {
  const isTls = url.startsWith('https:')
  const all = { ...headers, 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(body)) }
  const options = { method: 'POST', headers: all, agent: isTls ? tlsAgent : agent }
  return new Promise((resolve, reject) => {
    const sent = (isTls ? httpsRequest : httpRequest)(url, options, answer => {
      clearTimeout(patience)
      answer.resume()
      resolve(answer.statusCode ?? 0)
    })
    const patience = setTimeout(() => sent.destroy(new Error('no answer in time')), timeoutMilliseconds)
    sent.on('error', error => {
      clearTimeout(patience)
      reject(error)
    })
    sent.end(body)
  })
}
