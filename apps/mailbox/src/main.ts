import { resolve } from 'node:path'
import { startMailbox } from './start-mailbox.ts'

const { HOST = '127.0.0.1', PORT = '8082', SMTP_PORT = '8083', MAIL_FOLDER = '.billett/mails' } = process.env
const MAILS_KEPT = 1000

const mailbox = await startMailbox({
  folder: resolve(MAIL_FOLDER),
  host: HOST || '127.0.0.1',
  port: Number(PORT),
  smtpPort: Number(SMTP_PORT),
  limit: MAILS_KEPT,
  now: () => new Date(),
})
console.log(`Mail box on http://localhost:${mailbox.port}, SMTP on port ${mailbox.smtpPort}`)

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void mailbox.close().then(() => process.exit(0)))
}
