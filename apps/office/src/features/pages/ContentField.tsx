import { TextAreaField } from '@billett/web-kit/forms/TextAreaField.tsx'
import { useFieldError } from '@billett/web-kit/forms/use-field-error.ts'
import { SegmentedControl } from '@billett/web-kit/kit/controls/SegmentedControl.tsx'
import { SkeletonList } from '@billett/web-kit/kit/feedback/SkeletonList.tsx'
import { lazyPiece } from '@billett/web-kit/kit/lazy/lazy-piece.ts'
import { Suspense, useState } from 'react'
import { useTexts } from '../../texts/use-texts.ts'
import type { PageValues } from './use-saved-page.ts'

const RichTextEditor = lazyPiece(() => import('./editor/RichTextEditor.tsx').then(module => module.RichTextEditor))

interface Props {
  lang: string
  value: string
  onChange: (html: string) => void
}

/** What a page says: written as it reads, or as the HTML that is stored. */
export function ContentField({ lang, value, onChange }: Props) {
  const { t } = useTexts()
  const [how, setHow] = useState<'words' | 'markup'>('words')
  const error = useFieldError<PageValues>('content')
  return (
    <>
      <SegmentedControl
        label={t('pagesOfShop.how')}
        value={how}
        options={[
          { value: 'words', text: t('pagesOfShop.asWords') },
          { value: 'markup', text: t('pagesOfShop.asMarkup') },
        ]}
        onChange={setHow}
      />
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
          <RichTextEditor
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
