import Link from '@mui/material/Link'
import { useTexts } from '../../texts/use-texts.ts'
import { MessageBox } from '../../ui/MessageBox.tsx'

/** The browser is on its way to the payment service. */
export function Leaving({ url }: { url: string }) {
  const { t } = useTexts()
  return (
    <MessageBox kind="info" title={t('checkout.overview.leaving')}>
      <Link href={url}>{t('checkout.overview.leavingLink')}</Link>
    </MessageBox>
  )
}
