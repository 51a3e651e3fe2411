import { type Client, withdrawalSections } from '@billett/clients'
import type { Language } from '@billett/domain'
import type { MailBlock } from '../../../run/mail/index.ts'

const text = (words: string): MailBlock => ({ kind: 'text', text: words })

/** Instructions and model form in the mail itself: they must reach the buyer on a durable medium (§ 312f BGB). */
export const withdrawalInstructions = (client: Client, language: Language): MailBlock[] =>
  withdrawalSections(client)[language].flatMap(({ heading, paragraphs, list = [] }) => [
    { kind: 'heading' as const, text: heading.replace(/^\d+\. /, '') },
    ...paragraphs.map(text),
    ...list.map(line => text(`– ${line}`)),
  ])
