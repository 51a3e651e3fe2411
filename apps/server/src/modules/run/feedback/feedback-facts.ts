import { categoryPath, type FeedbackField, type Language } from '@billett/domain'
import type { MailFact } from '../mail/index.ts'
import type { StoredFeedback } from './feedback.repository.ts'
import { USUAL_CATEGORIES } from './usual-categories.ts'

/** An option's words, not its id. */
const wordsOf = (field: FeedbackField, value: string, language: Language): string =>
  field.options.find(option => option.id === value)?.label[language] ?? value

/** What it is about, from the widest to the narrowest. */
export const feedbackTopic = (categoryId: string, language: Language): string =>
  categoryPath(USUAL_CATEGORIES, categoryId)
    .map(({ label }) => label[language])
    .join(' – ')

/** What was written, with names in a language. */
export const feedbackFacts = (
  { categoryId, content }: Pick<StoredFeedback, 'categoryId' | 'content'>,
  language: Language,
): MailFact[] =>
  (categoryPath(USUAL_CATEGORIES, categoryId).at(-1)?.fields ?? []).flatMap(field => {
    const given = content.find(({ id }) => id === field.id)
    return given
      ? [
          {
            name: field.label[language],
            value: wordsOf(field, given.value, language),
            isAddress: field.kind === 'email',
          },
        ]
      : []
  })
