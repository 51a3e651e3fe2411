import type { Language } from '@billett/domain'
import { clientIdOf } from '../../../call/client-id-of.ts'
import { idOf } from '../../../crypto/id-of.ts'
import type { Job } from '../../../ports/job-queue.ts'
import type { World } from '../../../world.ts'
import { greeting, letter, type MailBlock, mailOnce, momentText, paragraph } from '../../run/mail/index.ts'
import { linkPage } from '../../subscription/link/index.ts'
import { contactOf } from '../../subscription/party/index.ts'
import { type AskedContract, askedContract, nameOf, questionOf } from './asked-contract.ts'
import { consentById } from './consent.repository.ts'
import { PRICE_MAIL } from './price-mail-words.ts'

const link = (world: World, { asked }: AskedContract, language: Language, text: string): MailBlock => ({
  kind: 'link',
  text,
  url: linkPage(world, language, asked.consent.linkId),
})

/** The question, word for word as it stands on the page the link leads to. */
function asking(world: World, one: AskedContract, language: Language): MailBlock[] {
  const words = PRICE_MAIL[language]
  const { statement, yes, no } = questionOf(one, language)
  return [
    ...statement.map(paragraph),
    { kind: 'lines', lines: [yes, no].map(title => ({ title, detail: '', amount: '' })) },
    link(world, one, language, words.toAnswer),
  ]
}

/** What was answered and when, word for word. */
function receipt(world: World, one: AskedContract, language: Language): MailBlock[] {
  const words = PRICE_MAIL[language]
  const { answer } = one.asked
  if (!answer) return []
  const facts = [
    { name: words.number, value: one.stored.number },
    ...(answer.pressed === '' ? [] : [{ name: words.pressed, value: answer.pressed }]),
    { name: words.on, value: momentText(answer.decidedOn, language) },
  ]
  return [
    paragraph(words.outcome[answer.answer]),
    { kind: 'facts', facts },
    ...(answer.answer === 'continues' ? [] : [paragraph(words.orderAnew)]),
    link(world, one, language, words.toSee),
  ]
}

/** Writes about a new price: the question, a reminder while nothing was answered, the receipt; each once. */
export async function sendPriceMail(world: World, { consentId, news, day }: Job<'sendPriceMail'>): Promise<void> {
  const key = `price:${consentId}:${news}${day === null ? '' : `:${day}`}`
  await mailOnce(world, key, async () => {
    const asked = await consentById(world.db, clientIdOf(world), consentId)
    const one = asked && (await askedContract(world, world.db, asked))
    const reader = one && (await contactOf(world.db, clientIdOf(world), one.stored.subscriberId))
    if (!one || !reader || (news === 'reminded' && one.asked.answer)) return undefined
    const { language, name, email: to } = reader
    const words = PRICE_MAIL[language]
    return letter(world.client, language, {
      id: idOf(key),
      to,
      subject: words.subject[news](nameOf(one, language)),
      blocks: [
        paragraph(greeting(language, name)),
        ...(news === 'reminded' ? [paragraph(words.reminder)] : []),
        ...(news === 'answered' ? receipt(world, one, language) : asking(world, one, language)),
      ],
    })
  })
}
