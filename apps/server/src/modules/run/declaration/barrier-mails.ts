import type { Client } from '@billett/clients'
import type { Language } from '@billett/domain'
import type { Mail } from '../../../ports/mailer.ts'
import { greeting, letter, type MailBlock, type MailFact, momentText } from '../mail/index.ts'
import type { StoredBarrierReport as Report } from './barrier-report.repository.ts'
import { BARRIER_MAIL } from './barrier-words.ts'

/** What was reported, with names in a language. */
export function barrierFacts(content: Report['content'], language: Language, noAddress = ''): MailFact[] {
  const words = BARRIER_MAIL[language]
  return [
    { name: words.page, value: content.page },
    { name: words.description, value: content.description },
    { name: words.technology, value: content.technology },
    { name: words.name, value: content.name },
    { name: words.email, value: content.email || noAddress, isAddress: content.email !== '' },
  ].filter(fact => fact.value !== '')
}

const factsOf = ({ content, language }: Report, noAddress: string): MailBlock => ({
  kind: 'facts',
  facts: barrierFacts(content, language, noAddress),
})

const mail = (client: Client, { id, language }: Report, to: string, subject: string, blocks: MailBlock[]): Mail =>
  letter(client, language, { id: `${id}-${to}`, to, subject, blocks })

/** To whoever sees to accessibility at the company. */
export function passedOnMail(client: Client, report: Report): Mail {
  const words = BARRIER_MAIL[report.language]
  return mail(client, report, client.config.operator.accessibilityEmail, words.passedOn, [
    { kind: 'text', text: words.receivedOn(momentText(report.receivedOn, report.language)) },
    factsOf(report, words.noAnswer),
  ])
}

/** To whoever reported it; undefined without an address. */
export function barrierReceiptMail(client: Client, report: Report): Mail | undefined {
  const { content, language, receivedOn } = report
  if (content.email === '') return undefined
  const words = BARRIER_MAIL[language]
  return mail(client, report, content.email, words.subject(client.config.texts.nameShort), [
    { kind: 'text', text: greeting(language, content.name) },
    { kind: 'text', text: words.thanks(momentText(receivedOn, language)) },
    factsOf(report, ''),
  ])
}
