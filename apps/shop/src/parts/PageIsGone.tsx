import { Button } from '@billett/web-kit/kit/controls/Button.tsx'
import { Page } from '@billett/web-kit/kit/layout/Page.tsx'
import { Headline } from '@billett/web-kit/kit/text/Headline.tsx'
import { Link } from '@billett/web-kit/links/Link.tsx'
import { useLink } from '@billett/web-kit/links/use-link.ts'
import { useTexts } from '../texts/use-texts.ts'

/** There is nothing at this address. */
export function PageIsGone() {
  const { t } = useTexts()
  const link = useLink()
  return (
    <Page width="text">
      <Headline headline={t('pages.notFound.headline')} lead={t('pages.notFound.text')} />
      <Button component={Link} to={link('start')} variant="contained" size="large">
        {t('common.backToStart')}
      </Button>
    </Page>
  )
}
