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

/** Throws when the mail could not be handed over; the job that sends it is retried. */
export interface Mailer {
  send: (mail: Mail) => Promise<void>
  close: () => Promise<void>
}
