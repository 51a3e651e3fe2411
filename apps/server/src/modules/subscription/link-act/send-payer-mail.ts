import { businessDateOf, formatMoney } from '@billett/domain'
import { clientIdOf } from '../../../call/client-id-of.ts'
import { idOf } from '../../../crypto/id-of.ts'
import type { Job } from '../../../ports/job-queue.ts'
import type { World } from '../../../world.ts'
import { dateText, greeting, letter, mailOnce, paragraph } from '../../run/mail/index.ts'
import { textIn } from '../../travel/region/index.ts'
import { findOrdered, SUBSCRIPTION_MAIL } from '../application/index.ts'
import { linkById, linkPage } from '../link/index.ts'
import { contactOfPayer } from '../party/index.ts'
import { bookedDebits } from './claim.queries.ts'

/** What is debited next of a payer's own part. */
async function ownDebit(world: World, contractId: string, payerId: string) {
  const booked = await bookedDebits(world.db, contractId, businessDateOf(world.clock()))
  return booked.find(claim => claim.payerId === payerId)
}

/**
 * Mails who pays a part of somebody's contract, at their own address: of the contract what it is and its number, of
 * money their own next debit and nothing else. Nothing goes to whom nobody knows any more.
 */
export async function sendPayerMail(world: World, { contractId, kind, linkId }: Job<'sendPayerMail'>): Promise<void> {
  const clientId = clientIdOf(world)
  await mailOnce(world, `subscription:${contractId}:${kind}:${linkId}`, async () => {
    const ordered = await findOrdered(world.db, clientId, contractId)
    const payerId = (await linkById(world.db, clientId, linkId))?.payerId
    const contact = payerId ? await contactOfPayer(world.db, clientId, payerId) : undefined
    if (!ordered || !payerId || !contact) return undefined
    const { contract, configuration } = ordered
    const { language, name, email: to } = contact
    const words = SUBSCRIPTION_MAIL[language]
    const product = textIn(configuration.title, language)
    const debit = await ownDebit(world, contractId, payerId)
    const facts = [
      { name: words.product, value: product },
      { name: words.number, value: contract.number },
    ]
    if (debit) {
      const amount = formatMoney(debit.cents, contract.currency, language)
      facts.push({ name: words.yourDebit, value: `${amount}, ${dateText(debit.dueOn, language)}` })
    }
    const button = words.button[kind]
    const link = button === undefined ? [] : [{ text: button, url: linkPage(world, language, linkId) }]
    return letter(world.client, language, {
      id: idOf(`subscription ${contractId} ${kind} ${linkId}`),
      to,
      subject: words.subject[kind](product),
      blocks: [
        paragraph(greeting(language, name)),
        paragraph(words.lead[kind]),
        { kind: 'facts', facts },
        ...link.map(each => ({ kind: 'link' as const, ...each })),
      ],
      attachments: [],
    })
  })
}
