import { type ClientHttp2Session, connect, constants } from 'node:http2'
import * as z from 'zod/mini'
import type { Told } from '../../ports/wallet-passes.ts'
import type { SigningCertificates } from './trial-certificates.ts'

export interface PushService {
  /** Origin: `https://api.push.apple.com`. */
  url: string
  /** PEM of the authority its certificate comes from; the usual ones where nothing is said. */
  authority?: string
}

/** Milliseconds the service has to answer. */
const PATIENCE = 10_000

/** Whatever is to be said the wallet asks for itself. */
const NOTHING = '{}'

const GONE = 410
const BAD_REQUEST = 400
/** Of a token that was never one of ours, or is of another kind of pass: it will not get better. */
const WRONG_TOKENS: readonly string[] = ['BadDeviceToken', 'DeviceTokenNotForTopic']

const Refusal = z.object({ reason: z.string() })

function reasonIn(body: string): string {
  try {
    return Refusal.parse(JSON.parse(body)).reason
  } catch {
    return 'no reason given'
  }
}

function judged(status: number, body: string): Told {
  if (status === 200) return { state: 'told' }
  const reason = reasonIn(body)
  if (status === GONE || (status === BAD_REQUEST && WRONG_TOKENS.includes(reason))) return { state: 'gone' }
  return { state: 'failed', detail: `${status} ${reason}` }
}

const { HTTP2_HEADER_METHOD, HTTP2_HEADER_PATH, HTTP2_HEADER_STATUS } = constants

function ask(session: ClientHttp2Session, path: string, topic: string): Promise<Told> {
  return new Promise((resolve, reject) => {
    const request = session.request({
      [HTTP2_HEADER_METHOD]: 'POST',
      [HTTP2_HEADER_PATH]: path,
      'apns-topic': topic,
    })
    let status = 0
    let body = ''
    request.setEncoding('utf8')
    request.setTimeout(PATIENCE, () => request.destroy(new Error('no answer in time')))
    request.on('response', headers => {
      status = Number(headers[HTTP2_HEADER_STATUS])
    })
    request.on('data', text => {
      body += text
    })
    request.on('end', () => resolve(judged(status, body)))
    request.on('error', reject)
    request.end(NOTHING)
  })
}

/**
 * Tells devices over Apple's push service that one of their passes has changed. The certificate of the passes proves
 * who tells them; one connection is kept for all, as Apple wants it, and keeps no process alive.
 */
export function applePush(
  { url, authority }: PushService,
  { certificate, key }: SigningCertificates,
  passType: string,
): (pushToken: string) => Promise<Told> {
  let open: ClientHttp2Session | undefined

  function session(): ClientHttp2Session {
    if (open && !open.closed && !open.destroyed) return open
    const made = connect(url, { cert: certificate, key, ...(authority !== undefined && { ca: authority }) })
    const forget = () => {
      if (open === made) open = undefined
    }
    // What was asked over it fails with the same error, and says so.
    made.on('error', forget)
    made.on('goaway', forget)
    made.on('close', forget)
    made.unref()
    open = made
    return made
  }

  return async pushToken => {
    try {
      return await ask(session(), `/3/device/${encodeURIComponent(pushToken)}`, passType)
    } catch (error) {
      return { state: 'failed', detail: String(error) }
    }
  }
}
