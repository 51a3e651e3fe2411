import type { JobTrouble } from '@billett/domain'
import { MailPerhapsTaken } from '../../ports/mailer.ts'

/** What Node and the mailer call a service that is not there, or too slow. */
const UNREACHABLE: ReadonlySet<unknown> = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EPIPE',
  'ETIMEDOUT',
  'ECONNECTION',
  'EDNS',
  'ESOCKET',
  'ETLS',
  'EPROTOCOL',
])

/** What the mailer says where nobody takes the reader's address. */
const RECIPIENT = 'EENVELOPE'

/** PostgreSQL's own codes have five signs. */
const SQL_STATE = /^[\dA-Z]{5}$/

function ownTrouble(error: Error): JobTrouble | undefined {
  if (error instanceof MailPerhapsTaken) return 'perhapsTaken'
  const code = 'code' in error ? error.code : undefined
  if (code === RECIPIENT) return 'recipientRefused'
  if (code === 'EAUTH' || code === 'ENOAUTH') return 'denied'
  if (UNREACHABLE.has(code)) return 'unreachable'
  return typeof code === 'string' && SQL_STATE.test(code) && 'severity' in error ? 'databaseFailed' : undefined
}

/** Why a job failed, told by the error or by what caused it; never the error's own words, which bring values along. */
export function troubleOf(error: unknown): JobTrouble {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const trouble = ownTrouble(cause)
    if (trouble) return trouble
  }
  return 'unexpected'
}
