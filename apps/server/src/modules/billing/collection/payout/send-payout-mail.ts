import type { Client } from '@billett/clients'
import { formatMoney, SEPA_CURRENCY } from '@billett/domain'
import { clientIdOf } from '../../../../call/client-id-of.ts'
import { idOf } from '../../../../crypto/id-of.ts'
import type { Job, PayoutNews } from '../../../../ports/job-queue.ts'
import type { Mail } from '../../../../ports/mailer.ts'
import type { World } from '../../../../world.ts'
import { greeting, letter, mailOnce, paragraph } from '../../../run/mail/index.ts'
import { PAYOUT_MAIL } from './payout-mail-words.ts'
import { type PayoutToTell, payoutToTell } from './payout-to-tell.queries.ts'

/** The account by its last digits, as mails are read by others, too. */
function payoutMail(client: Client, payout: PayoutToTell, news: PayoutNews): Mail {
  const { id, language, name, cents, iban, text, email } = payout
  const words = PAYOUT_MAIL[language]
  const amount = formatMoney(cents, SEPA_CURRENCY, language)
  return letter(client, language, {
    id: idOf(`payout ${id} ${news}`),
    to: email,
    subject: words.subject[news],
    blocks: [
      paragraph(greeting(language, name)),
      paragraph(words.lead[news](amount)),
      {
        kind: 'facts',
        facts: [
          { name: words.facts.amount, value: amount },
          { name: words.facts.account, value: words.account(iban.slice(-4)) },
          { name: words.facts.text, value: text },
        ],
      },
      paragraph(`${words.wrong} ${client.config.operator.phone}`),
    ],
  })
}

/** Tells who pays, once each, that money is on its way to them, and that it did not arrive. */
export const sendPayoutMail = (world: World, { payoutId, news }: Job<'sendPayoutMail'>): Promise<void> =>
  mailOnce(world, `payout:${payoutId}:${news}`, async () => {
    const payout = await payoutToTell(world.db, clientIdOf(world), payoutId)
    return payout && payoutMail(world.client, payout, news)
  })
