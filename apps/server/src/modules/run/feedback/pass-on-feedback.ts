import type { Mail } from '../../../ports/mailer.ts'
import type { World } from '../../../world.ts'
import { letter, type MailBlock, mailOnce, momentText } from '../mail/index.ts'
import { readFeedback, type WrittenFeedback } from './feedback.repository.ts'
import { feedbackFacts, feedbackTopic } from './feedback-facts.ts'
import { FEEDBACK_MAIL } from './feedback-words.ts'

function mailOf({ client }: World, { row, writer }: WrittenFeedback): Mail {
  const { language } = row
  const words = FEEDBACK_MAIL[language]
  const about = feedbackTopic(row.categoryId, language)
  const answers = feedbackFacts(row, language)
  const account = writer === null ? [] : [{ name: words.customer, value: writer, isAddress: true }]
  const blocks: MailBlock[] = [
    { kind: 'text', text: words.received(momentText(row.receivedOn, language)) },
    { kind: 'facts', facts: [{ name: words.about, value: about }, ...answers, ...account] },
  ]
  return letter(client, language, {
    id: row.id,
    to: client.config.operator.email,
    subject: words.subject(about),
    blocks,
  })
}

/** Mails feedback to the operator, once. */
export async function passOnFeedback(world: World, feedbackId: string): Promise<void> {
  const found = await readFeedback(world.db, feedbackId)
  if (found) await mailOnce(world, `feedback:${feedbackId}`, async () => mailOf(world, found))
}
