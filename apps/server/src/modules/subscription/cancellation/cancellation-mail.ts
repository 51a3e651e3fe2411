import type { Client } from '@billett/clients'
import type { Language } from '@billett/domain'
import type { Mail } from '../../../ports/mailer.ts'
import { dateText, greeting, letter, type MailBlock, type MailFact, momentText } from '../../run/mail/index.ts'
import type { StoredCancellation } from './cancellation.repository.ts'
import { CANCELLATION_MAIL } from './cancellation-words.ts'

/** What was declared, with names in a language. */
export function cancellationFacts(content: StoredCancellation['content'], language: Language): MailFact[] {
  const words = CANCELLATION_MAIL[language]
  return [
    { name: words.name, value: `${content.firstName} ${content.lastName}` },
    { name: words.kind, value: words.kinds[content.kind] },
    { name: words.reason, value: content.reason },
    { name: words.contract, value: content.contract },
    { name: words.customerNumber, value: content.customerNumber },
    { name: words.date, value: content.date === '' ? words.next : dateText(content.date, language) },
    { name: words.email, value: content.email, isAddress: true },
  ].filter(fact => fact.value !== '')
}

/** The receipt of a cancellation: everything that was declared, and when it arrived. */
export function cancellationMail(client: Client, cancellation: StoredCancellation): Mail {
  const { language, content, receivedOn } = cancellation
  const words = CANCELLATION_MAIL[language]
  const name = `${content.firstName} ${content.lastName}`
  const blocks: MailBlock[] = [
    { kind: 'text', text: greeting(language, name) },
    { kind: 'text', text: words.received(momentText(receivedOn, language)) },
    { kind: 'facts', facts: cancellationFacts(content, language) },
    { kind: 'text', text: words.whatNext },
  ]
  return letter(client, language, {
    id: cancellation.id,
    to: content.email,
    subject: words.subject(client.config.texts.nameShort),
    blocks,
  })
}
