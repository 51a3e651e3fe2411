import { PassThrough } from 'node:stream'
import { createTransport } from 'nodemailer'
import { type Mailer, MailPerhapsTaken } from '../../ports/mailer.ts'

/** Milliseconds. */
const TIMEOUT = 10_000

/** `Shop <tickets@shop.example>` -> `tickets@shop.example` */
const addressIn = (from: string): string => /<([^>]+)>/.exec(from)?.[1] ?? from

const domainOf = (address: string): string => address.split('@').at(-1) ?? 'localhost'

const wasAnswered = (error: unknown): boolean =>
  error instanceof Error && 'responseCode' in error && error.responseCode !== undefined

/** `url`: smtp://user:password@host:port, smtps:// for TLS from the start. Every mail comes from the address `from`. */
export function smtpMailer(url: string, from: string): Mailer {
  const address = addressIn(from)
  const transport = createTransport({
    url,
    pool: true,
    connectionTimeout: TIMEOUT,
    greetingTimeout: TIMEOUT,
    socketTimeout: TIMEOUT,
  })
  /** Mails of which all was written to the server, by their Message-ID. */
  const written = new Set<string>()
  transport.use('stream', ({ data: { messageId }, message }, done) => {
    const noteEnd = () =>
      new PassThrough({
        flush(ended) {
          if (typeof messageId === 'string') written.add(messageId)
          ended()
        },
      })
    message.transform(noteEnd)
    done()
  })

  return {
    async send({ id, to, subject, text, html, language, attachments }, { name, replyTo }) {
      const messageId = `<${id}@${domainOf(address)}>`
      const sending = transport.sendMail({
        messageId,
        from: { name, address },
        replyTo,
        to,
        subject,
        text,
        html,
        headers: { 'content-language': language },
        attachments: attachments.map(({ fileName, mimeType, bytes }) => ({
          filename: fileName,
          contentType: mimeType,
          content: Buffer.from(bytes),
        })),
      })
      try {
        await sending
      } catch (error) {
        if (written.has(messageId) && !wasAnswered(error)) throw new MailPerhapsTaken(error)
        throw error
      } finally {
        written.delete(messageId)
      }
    },
    async close() {
      transport.close()
    },
  }
}
