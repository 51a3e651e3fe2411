import type { Client } from '@billett/clients'
import type { Language } from '@billett/domain'
import type { Mail } from '../../../ports/mailer.ts'
import { greeting, letter, type MailBlock, type MailFact, momentText } from '../mail/index.ts'
import type { StoredWithdrawal } from './withdrawal.repository.ts'
import { WITHDRAWAL_MAIL } from './withdrawal-words.ts'

/** What was declared, with names in a language. */
export function withdrawalFacts(content: StoredWithdrawal['content'], language: Language): MailFact[] {
  const words = WITHDRAWAL_MAIL[language]
  return [
    { name: words.declaration, value: words.declared },
    { name: words.name, value: `${content.firstName} ${content.lastName}` },
    { name: words.contract, value: content.contract },
    { name: words.part, value: content.part || words.whole },
    { name: words.email, value: content.email, isAddress: true },
  ]
}

/** The receipt of a withdrawal: everything that was declared, and when it arrived. */
export function withdrawalMail(client: Client, withdrawal: StoredWithdrawal): Mail {
  const { language, content, receivedOn } = withdrawal
  const words = WITHDRAWAL_MAIL[language]
  const name = `${content.firstName} ${content.lastName}`
  const blocks: MailBlock[] = [
    { kind: 'text', text: greeting(language, name) },
    { kind: 'text', text: words.received(momentText(receivedOn, language)) },
    { kind: 'facts', facts: withdrawalFacts(content, language) },
    { kind: 'text', text: words.whatNext },
  ]
  return letter(client, language, {
    id: withdrawal.id,
    to: content.email,
    subject: words.subject(client.config.texts.nameShort),
    blocks,
  })
}
