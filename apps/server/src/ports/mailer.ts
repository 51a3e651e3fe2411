import type { Language } from '@billett/domain'
export interface Mail {
  /** The same mail sent twice carries the same id, so that mail programs show it once. */
  id: string
  to: string
  subject: string
  text: string
  html: string
  language: Language
  attachments: { fileName: string; mimeType: string; bytes: Uint8Array }[]
}

/** In whose name a mail goes out: the client's, whatever address the shop sends from. */
export interface MailSender {
  name: string
  /** Where an answer goes: somebody reads it there. */
  replyTo: string
}

/** The mail server had all of the mail and did not say whether it took it. */
export class MailPerhapsTaken extends Error {
  constructor(cause: unknown) {
    super('the mail server did not say whether it took the mail', { cause })
    this.name = 'MailPerhapsTaken'
  }
}

/**
 * Throws when the mail was not handed over, or `MailPerhapsTaken` when nobody knows; the job that sends it is retried.
 */
export interface Mailer {
  send: (mail: Mail, sender: MailSender) => Promise<void>
  close: () => Promise<void>
}
