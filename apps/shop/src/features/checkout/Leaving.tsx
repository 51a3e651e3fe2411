import { MessageBox } from '@billett/web-kit/kit/feedback/MessageBox.tsx'
import { TextLink } from '@billett/web-kit/kit/text/TextLink.tsx'
import { useTexts } from '../../texts/use-texts.ts'

/** The browser is on its way to the payment service. */
export function Leaving({ url }: { url: string }) {
  const { t } = useTexts()
  return (
    <MessageBox kind="info" title={t('checkout.overview.leaving')}>
      <TextLink href={url}>{t('checkout.overview.leavingLink')}</TextLink>
    </MessageBox>
  )
}
