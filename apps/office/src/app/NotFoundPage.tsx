import { PORTAL_START } from '@billett/paths'
import { Button } from '@billett/web-kit/kit/controls/Button.tsx'
import { Page } from '@billett/web-kit/kit/layout/Page.tsx'
import { Headline } from '@billett/web-kit/kit/text/Headline.tsx'
import { Link } from '@billett/web-kit/links/Link.tsx'
import { useLink } from '@billett/web-kit/links/use-link.ts'
import { useAppSelector } from '../hooks/store-hooks.ts'
import { selectIsOfPortal } from '../state/school/school.selectors.ts'
import { useTexts } from '../texts/use-texts.ts'

export function NotFoundPage() {
  const { t } = useTexts()
  const link = useLink()
  const isOfPortal = useAppSelector(selectIsOfPortal)
  return (
    <Page width="text">
      <Headline headline={t('pages.notFound.headline')} lead={t('office.notFound')} />
      <Button component={Link} to={isOfPortal ? PORTAL_START : link('adminPortal')} variant="contained" size="large">
        {t(isOfPortal ? 'common.backToStart' : 'office.toPortal')}
      </Button>
    </Page>
  )
}
