import { createTransport } from 'nodemailer'
import type { Mailer } from '../../ports/mailer.ts'

/** Milliseconds. */
const TIMEOUT = 10_000

/** `Shop <tickets@shop.example>` -> `shop.example` */
const domainOf = (address: string): string => address.split('@').at(-1)?.replace(/>$/, '') ?? 'localhost'

/** `url`: smtp://user:password@host:port, smtps:// for TLS from the start. `from`: the sender every mail names. */
export function smtpMailer(url: string, from: string): Mailer {
  const transport = createTransport({
    url,
    pool: true,
    connectionTimeout: TIMEOUT,
    greetingTimeout: TIMEOUT,
    socketTimeout: TIMEOUT,
  })
  return {
    async send({ id, to, subject, text, html, language, attachments }) {
      await transport.sendMail({
        messageId: `<${id}@${domainOf(from)}>`,
        from,
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
    },
    async close() {
      transport.close()
    },
  }
}
