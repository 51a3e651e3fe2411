import { Headline } from '@billett/web-kit/kit/text/Headline.tsx'
import { useTexts } from '../../texts/use-texts.ts'

/** The window in which somebody has paid who buys inside a partner's page: their order is known there, and not here. */
export function BackToFrame() {
  const { t } = useTexts()
  return <Headline headline={t('confirmation.backToFrame.title')} lead={t('confirmation.backToFrame.text')} />
}
