import { SegmentedControl } from '@billett/web-kit/kit/controls/SegmentedControl.tsx'
import { useTexts } from '../../texts/use-texts.ts'

/** As it reads, or as the HTML that is stored. */
export type Writing = 'words' | 'markup'

interface Props {
  value: Writing
  onChange: (how: Writing) => void
}

/** How somebody writes a text. */
export function WritingChoice({ value, onChange }: Props) {
  const { t } = useTexts()
  return (
    <SegmentedControl
      label={t('richText.how')}
      value={value}
      options={[
        { value: 'words', text: t('richText.asWords') },
        { value: 'markup', text: t('richText.asMarkup') },
      ]}
      onChange={onChange}
    />
  )
}
