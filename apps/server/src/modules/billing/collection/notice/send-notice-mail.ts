import type { Client } from '@billett/clients'
import { formatMoney, SEPA_CURRENCY } from '@billett/domain'
import { clientIdOf } from '../../../../call/client-id-of.ts'
import type { Mail } from '../../../../ports/mailer.ts'
import type { World } from '../../../../world.ts'
import { dateText, greeting, letter, type MailBlock, mailOnce, paragraph } from '../../../run/mail/index.ts'
import { tellTrouble } from '../run/tell-trouble.ts'
import { NOTICE_MAIL } from './notice-mail-words.ts'
import { type NoticeToTell, noticeToTell } from './notice-to-tell.queries.ts'

/**
 * What a payer is told of what is collected: every day that is known with its amount, the mandate, who collects and the
 * account by its last digits, as mails are read by others, too.
 */
function noticeMail(client: Client, notice: NoticeToTell, to: string): Mail | undefined {
  const { id, number, language, name, lines, mandateReference, creditorId, ibanTail } = notice
  const [first] = lines
  if (!first) return undefined
  const words = NOTICE_MAIL[language]
  const { operator, texts } = client.config
  const amount = (cents: number) => formatMoney(cents, SEPA_CURRENCY, language)
  const facts = [
    { name: words.facts.reference, value: mandateReference },
    { name: words.facts.creditor, value: operator.company },
    { name: words.facts.creditorId, value: creditorId },
    { name: words.facts.account, value: words.account(ibanTail) },
  ]
  const schedule = lines.map(({ dueOn, cents }) => ({
    title: dateText(dueOn, language),
    detail: words.line,
    amount: amount(cents),
  }))
  const blocks: MailBlock[] = [
    paragraph(greeting(language, name)),
    paragraph(words.lead(amount(first.cents), dateText(first.dueOn, language))),
    ...(number > 1 ? [paragraph(words.replaces)] : []),
    { kind: 'heading', text: words.schedule },
    { kind: 'lines', lines: schedule },
    { kind: 'facts', facts },
    paragraph(words.ceiling),
    paragraph(words.refund),
    paragraph(`${words.wrong} ${operator.phone}`),
  ]
  return letter(client, language, { id, to, subject: words.subject(texts.nameShort), blocks })
}

/** Mails a notice once. Where nobody knows an address, people are told: it has to go out as a letter. */
export const sendDebitNotice = (world: World, noticeId: string): Promise<void> =>
  mailOnce(world, `notice:${noticeId}`, async () => {
    const notice = await noticeToTell(world.db, clientIdOf(world), noticeId)
    if (!notice) return undefined
    if (notice.email) return noticeMail(world.client, notice, notice.email)
    const [first] = notice.lines
    if (first) await tellTrouble(world, world.db, first.dueOn, { what: 'noAddressee' })
    return undefined
  })
