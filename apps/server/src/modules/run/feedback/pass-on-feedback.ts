import { categoryPath, type FeedbackField } from '@billett/domain'
import type { Mail } from '../../../ports/mailer.ts'
import type { World } from '../../../world.ts'
import { letter, type MailBlock, mailOnce, momentText } from '../mail/index.ts'
import { readFeedback, type StoredFeedback, type WrittenFeedback } from './feedback.repository.ts'
import { FEEDBACK_MAIL } from './feedback-words.ts'
import { USUAL_CATEGORIES } from './usual-categories.ts'

/** An option's words, not its id. */
const wordsOf = (field: FeedbackField, value: string, { language }: StoredFeedback): string =>
  field.options.find(option => option.id === value)?.label[language] ?? value

function mailOf({ client }: World, { row, writer }: WrittenFeedback): Mail {
  const { language } = row
  const words = FEEDBACK_MAIL[language]
  const path = categoryPath(USUAL_CATEGORIES, row.categoryId)
  const about = path.map(({ label }) => label[language]).join(' – ')
  const answers = (path.at(-1)?.fields ?? []).flatMap(field => {
    const given = row.content.find(({ id }) => id === field.id)
    return given
      ? [{ name: field.label[language], value: wordsOf(field, given.value, row), isAddress: field.kind === 'email' }]
      : []
  })
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
