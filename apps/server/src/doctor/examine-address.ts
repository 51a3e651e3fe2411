import { connect } from 'node:tls'
import { type Check, fault, hint } from '@billett/clients'
import type { Instant } from '@billett/domain'
import { certificateFinding } from './examine-keys.ts'

/** Milliseconds. */
const PATIENCE = 5_000

const DEFAULT_PORT = 443

/** The end of the certificate that somebody who calls there is shown; undefined where nobody answers. */
function shownUntil({ hostname, port }: URL): Promise<Date | undefined> {
  return new Promise(resolve => {
    // What is wrong with the certificate is to be told, not to be refused.
    const socket = connect({
      host: hostname,
      port: port === '' ? DEFAULT_PORT : Number(port),
      servername: hostname,
      rejectUnauthorized: false,
      timeout: PATIENCE,
    })
    const done = (ends: Date | undefined) => {
      socket.destroy()
      resolve(ends)
    }
    socket.once('secureConnect', () => done(new Date(socket.getPeerCertificate().valid_to)))
    socket.once('error', () => done(undefined))
    socket.once('timeout', () => done(undefined))
  })
}

/** Is the shop's public address one that passengers can trust? */
export async function examineAddress(publicUrl: string, now: Instant): Promise<Check> {
  const about = 'public address'
  const url = new URL(publicUrl)
  if (url.protocol !== 'https:') return { about, findings: [hint(`${publicUrl} is not encrypted`)] }
  const ends = await shownUntil(url)
  if (!ends) return { about, findings: [fault(`nobody answers at ${publicUrl}`)] }
  return { about, findings: certificateFinding(`the certificate of ${url.host}`, ends, now) }
}
