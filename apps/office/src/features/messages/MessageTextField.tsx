import type { Language } from '@billett/domain'
import { TextAreaField } from '@billett/web-kit/forms/TextAreaField.tsx'
import { useFieldError } from '@billett/web-kit/forms/use-field-error.ts'
import { SkeletonList } from '@billett/web-kit/kit/feedback/SkeletonList.tsx'
import { lazyPiece } from '@billett/web-kit/kit/lazy/lazy-piece.ts'
import { Suspense } from 'react'
import type { Writing } from '../../parts/rich-text/WritingChoice.tsx'
import { useTexts } from '../../texts/use-texts.ts'
import type { MessageValues } from './message-values.ts'

const MessageTextEditor = lazyPiece(() =>
  import('./editor/MessageTextEditor.tsx').then(module => module.MessageTextEditor),
)

interface Props {
  language: Language
  how: Writing
  value: string
  onChange: (html: string) => void
}

/** What a message says in one language. */
export function MessageTextField({ language, how, value, onChange }: Props) {
  const { t } = useTexts()
  const error = useFieldError<MessageValues>(`message.${language}`)
  const label = t(`messages.textOf.${language}`)
  if (how === 'markup')
    return (
      <TextAreaField<MessageValues>
        name={`message.${language}`}
        rows={5}
        lang={language}
        label={label}
        hint={t('messages.markup')}
      />
    )
  return (
    <Suspense fallback={<SkeletonList label={t('common.loading')} rows={2} height={96} />}>
      <MessageTextEditor
        label={label}
        hint={t('messages.wordsHint')}
        error={error}
        lang={language}
        value={value}
        onChange={onChange}
      />
    </Suspense>
  )
}
