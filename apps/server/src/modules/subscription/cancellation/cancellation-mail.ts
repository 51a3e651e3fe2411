import type { Client } from '@billett/clients'
import type { Mail } from '../../../ports/mailer.ts'
import { dateText, letter, type MailBlock, momentText } from '../../run/mail/index.ts'
import type { StoredCancellation } from './cancellation.repository.ts'
import { CANCELLATION_MAIL } from './cancellation-words.ts'

/** The receipt of a cancellation: everything that was declared, and when it arrived. */
export function cancellationMail(client: Client, cancellation: StoredCancellation): Mail {
  const { language, content, receivedOn } = cancellation
  const words = CANCELLATION_MAIL[language]
  const name = `${content.firstName} ${content.lastName}`
  const facts = [
    { name: words.name, value: name },
    { name: words.kind, value: words.kinds[content.kind] },
    { name: words.reason, value: content.reason },
    { name: words.contract, value: content.contract },
    { name: words.customerNumber, value: content.customerNumber },
    { name: words.date, value: content.date === '' ? words.next : dateText(content.date, language) },
    { name: words.email, value: content.email, isAddress: true },
  ].filter(fact => fact.value !== '')
  const blocks: MailBlock[] = [
    { kind: 'text', text: words.hello(name) },
    { kind: 'text', text: words.received(momentText(receivedOn, language)) },
    { kind: 'facts', facts },
    { kind: 'text', text: words.whatNext },
  ]
  return letter(client, language, {
    id: cancellation.id,
    to: content.email,
    subject: words.subject(client.config.texts.nameShort),
    blocks,
  })
}
