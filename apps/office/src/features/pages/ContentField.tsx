import { TextAreaField } from '@billett/web-kit/forms/TextAreaField.tsx'
import { useFieldError } from '@billett/web-kit/forms/use-field-error.ts'
import { SkeletonList } from '@billett/web-kit/kit/feedback/SkeletonList.tsx'
import { lazyPiece } from '@billett/web-kit/kit/lazy/lazy-piece.ts'
import { Suspense, useState } from 'react'
import { type Writing, WritingChoice } from '../../parts/rich-text/WritingChoice.tsx'
import { useTexts } from '../../texts/use-texts.ts'
import type { PageValues } from './use-saved-page.ts'

const PageTextEditor = lazyPiece(() => import('./editor/PageTextEditor.tsx').then(module => module.PageTextEditor))

interface Props {
  lang: string
  value: string
  onChange: (html: string) => void
}

/** What a page says: written as it reads, or as the HTML that is stored. */
export function ContentField({ lang, value, onChange }: Props) {
  const { t } = useTexts()
  const [how, setHow] = useState<Writing>('words')
  const error = useFieldError<PageValues>('content')
  return (
    <>
      <WritingChoice value={how} onChange={setHow} />
      {how === 'markup' ? (
        <TextAreaField<PageValues>
          name="content"
          rows={16}
          lang={lang}
          label={t('pagesOfShop.content')}
          hint={t('pagesOfShop.contentHint')}
        />
      ) : (
        <Suspense fallback={<SkeletonList label={t('common.loading')} rows={3} height={96} />}>
          <PageTextEditor
            label={t('pagesOfShop.content')}
            hint={t('pagesOfShop.wordsHint')}
            error={error}
            lang={lang}
            value={value}
            onChange={onChange}
          />
        </Suspense>
      )}
    </>
  )
}
