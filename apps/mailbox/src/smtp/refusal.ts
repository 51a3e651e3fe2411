import type { Mode } from './behaviour.ts'

/** The answer of a mail server in trouble, with its SMTP code (RFC 5321 §4.2); undefined when it takes the mail. */
export function refusalFor(mode: Mode): Error | undefined {
  if (mode === 'reject') return withCode('Mailbox unavailable', 550)
  if (mode === 'tempfail') return withCode('Try again later', 451)
  return undefined
}

export function withCode(message: string, responseCode: number): Error {
  return Object.assign(new Error(message), { responseCode })
}
