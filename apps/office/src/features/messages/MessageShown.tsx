import type { StaffMessage } from '@billett/contract'
import { Panel } from '@billett/web-kit/kit/layout/Panel.tsx'
import { RichText } from '@billett/web-kit/kit/text/RichText.tsx'
import { Text } from '@billett/web-kit/kit/text/Text.tsx'
import { useTexts } from '../../texts/use-texts.ts'

const LANGUAGES = ['de', 'en'] as const

/** A message as passengers get it, in both languages. */
export function MessageShown({ message: { title, message } }: { message: Pick<StaffMessage, 'title' | 'message'> }) {
  const { t } = useTexts()
  return LANGUAGES.map(language => (
    <Panel key={language} aria-label={t(`messages.previewOf.${language}`)}>
      <Text variant="body2">{t(`messages.previewOf.${language}`)}</Text>
      <div lang={language}>
        <Text variant="h3">{title[language]}</Text>
        <RichText html={message[language]} />
      </div>
    </Panel>
  ))
}
