/** What is known of a mail without opening it. */
export type StoredMail = {
  id: string
  receivedAt: string
  from: string
  /** Who it really went to: the recipients of the envelope, not of the header. */
  to: string[]
  subject: string
  sizeInBytes: number
  attachments: number
}
