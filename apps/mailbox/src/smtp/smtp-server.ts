import { buffer } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server'
import type { Behaviour } from './behaviour.ts'
import { refusalFor, withCode } from './refusal.ts'

/** A mail as it came in, with the addresses of its envelope. */
export type Delivery = { from: string; to: string[]; source: Uint8Array }

export type SmtpOptions = { behaviour(): Behaviour; deliver(delivery: Delivery): Promise<void> }

const LARGEST_BYTES = 40 * 1024 * 1024

/** Takes every mail from everyone, with or without a login, and sends none on. */
export function createSmtpServer({ behaviour, deliver }: SmtpOptions): SMTPServer {
  async function receive(stream: SMTPServerDataStream, session: SMTPServerSession): Promise<void> {
    const source = await buffer(stream)
    if (stream.sizeExceeded) throw withCode('Message too large', 552)
    const { mode, delayMs } = behaviour()
    if (mode === 'slow') await pause(delayMs)
    const { mailFrom, rcptTo } = session.envelope
    await deliver({ from: mailFrom ? mailFrom.address : '', to: rcptTo.map(({ address }) => address), source })
  }

  return new SMTPServer({
    size: LARGEST_BYTES,
    banner: 'Billett mail box',
    authOptional: true,
    allowInsecureAuth: true,
    // Encryption would need a certificate senders trust; this one only listens on the own machine.
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    closeTimeout: 1_000,
    onAuth: (auth, _session, done) => done(null, { user: auth.username ?? 'anyone' }),
    onMailFrom: (_address, _session, done) => done(behaviour().mode === 'tempfail' ? refusalFor('tempfail') : null),
    onRcptTo: (_address, _session, done) => done(behaviour().mode === 'reject' ? refusalFor('reject') : null),
    onData: (stream, session, done) => {
      receive(stream, session).then(
        () => done(null, 'Kept'),
        failure => done(failure instanceof Error ? failure : new Error(String(failure))),
      )
    },
  })
}
