import type { Client } from '@billett/clients'
import type { Language } from '@billett/domain'
import type { Mail } from '../../../ports/mailer.ts'
import type { MailBlock } from './block.ts'
import { mailHtml } from './mail-html.ts'
import { mailText } from './mail-text.ts'

interface Letter {
  /** The same whenever it is sent again. */
  id: string
  to: string
  subject: string
  blocks: readonly MailBlock[]
  attachments?: Mail['attachments']
}

/** A mail in the client's look and the reader's language: the same blocks as text and as HTML. */
export const letter = (
  client: Client,
  language: Language,
  { blocks, attachments = [], ...envelope }: Letter,
): Mail => ({
  ...envelope,
  language,
  text: mailText(client, blocks),
  html: mailHtml(client, language, blocks),
  attachments,
})
