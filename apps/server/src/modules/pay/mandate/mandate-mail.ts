import { type Client, debitNoticeDays } from '@billett/clients'
import { MANDATE_MONTHS, maskedIban } from '@billett/domain'
import type { MandateMailJob } from '../../../ports/job-queue.ts'
import type { Mail } from '../../../ports/mailer.ts'
import { greeting, letter, type MailBlock, minuteText, paragraph } from '../../run/mail/index.ts'
import type { MandateOfOwner } from './mandate.repository.ts'
import { MANDATE_MAIL } from './mandate-mail-words.ts'

/**
 * What a mandate that was given or changed says: on a durable medium, with its reference and who collects. The account
 * number stays masked, as mails are read by others, too.
 */
export function mandateMail(
  client: Client,
  { mailId, why, language }: MandateMailJob,
  { mandate, owner }: MandateOfOwner,
): Mail {
  const words = MANDATE_MAIL[language]
  const { operator, texts } = client.config
  const { street, number, postCode, city } = texts.address
  const facts = [
    { name: words.creditor, value: `${operator.company}, ${street} ${number}, ${postCode} ${city}` },
    { name: words.creditorId, value: operator.creditorId ?? '' },
    { name: words.reference, value: mandate.reference },
    { name: words.kind, value: words.recurrent },
    { name: words.holder, value: mandate.accountHolder },
    { name: words.iban, value: maskedIban(mandate.iban) },
    { name: words.bic, value: mandate.bic },
    { name: words.bank, value: mandate.creditInstitute },
    { name: words.consentOn, value: minuteText(mandate.consentOn, language) },
  ].filter(({ value }) => value !== '')
  const blocks: MailBlock[] = [
    paragraph(greeting(language, `${owner.firstName} ${owner.lastName}`)),
    paragraph(words.lead[why]),
    { kind: 'facts', facts },
    ...[
      words.text(operator.company),
      words.refund,
      words.notice(debitNoticeDays(operator)),
      words.lapse(MANDATE_MONTHS),
    ].map(paragraph),
    paragraph(`${words.notYou} ${operator.phone}`),
  ]
  return letter(client, language, {
    id: mailId,
    to: owner.email,
    subject: words.subject[why](texts.nameShort),
    blocks,
  })
}
