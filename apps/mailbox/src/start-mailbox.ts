import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import type { Server } from 'node:net'
import { createHttpServer } from './http/http-server.ts'
import type { Mailbox } from './http/mailbox.ts'
import { DEFAULT_DELAY_MS } from './smtp/behaviour.ts'
import { createSmtpServer, type Delivery } from './smtp/smtp-server.ts'
import { mailId } from './store/mail-id.ts'
import { openMailStore } from './store/mail-store.ts'
import { openMail } from './store/open-mail.ts'
import type { StoredMail } from './store/stored-mail.ts'

export type MailboxOptions = {
  folder: string
  /** Where the pages are served; SMTP is for this machine only. */
  host: string
  /** 0 takes a free port. */
  port: number
  smtpPort: number
  /** How many mails are kept. */
  limit: number
  now(): Date
}

export type RunningMailbox = { port: number; smtpPort: number; close(): Promise<void> }

/** A mail server that keeps what it gets, and a page to read it. */
export async function startMailbox({
  folder,
  host,
  port,
  smtpPort,
  limit,
  now,
}: MailboxOptions): Promise<RunningMailbox> {
  const store = await openMailStore(folder, limit)
  const mailbox: Mailbox = { store, behaviour: { mode: 'ok', delayMs: DEFAULT_DELAY_MS } }
  const smtp = createSmtpServer({
    behaviour: () => mailbox.behaviour,
    deliver: async delivery => store.add(await describe(delivery, now()), delivery.source),
  })
  smtp.on('error', (failure: Error) => console.error(failure.message))
  const http = createHttpServer(mailbox)
  await Promise.all([once(smtp.listen(smtpPort, '127.0.0.1'), 'listening'), once(http.listen(port, host), 'listening')])
  return {
    port: portOf(http),
    smtpPort: portOf(smtp.server),
    async close() {
      http.closeAllConnections()
      await Promise.all([
        new Promise<void>(resolve => smtp.close(resolve)),
        new Promise(resolve => http.close(resolve)),
      ])
    },
  }
}

async function describe({ from, to, source }: Delivery, receivedAt: Date): Promise<StoredMail> {
  const { subject, attachments } = await openMail(source)
  return {
    id: mailId(receivedAt, randomBytes(4).toString('hex')),
    receivedAt: receivedAt.toISOString(),
    from,
    to,
    subject,
    sizeInBytes: source.byteLength,
    attachments: attachments.length,
  }
}

function portOf(server: Server): number {
  const address = server.address()
  return address !== null && typeof address === 'object' ? address.port : 0
}
