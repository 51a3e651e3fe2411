import { Page } from '@billett/web-kit/kit/layout/Page.tsx'
import { Headline } from '@billett/web-kit/kit/text/Headline.tsx'
import { Redirect } from '@billett/web-kit/links/Redirect.tsx'
import { useLink } from '@billett/web-kit/links/use-link.ts'
import { useShop } from '../../hooks/shop.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { MandateBook } from './MandateBook.tsx'

/** SEPA direct debit mandates; only where the client has the menu option (Spec 1 §2.3). */
export function MandatesPage() {
  const { t } = useTexts()
  const { menu } = useShop().client.config.modules
  const link = useLink()
  if (!menu.mandates) return <Redirect to={link('start')} />
  return (
    <Page width="text">
      <Headline headline={t('mandates.headline')} lead={t('mandates.lead')} />
      <MandateBook />
    </Page>
  )
}
