import { Button } from '@billett/web-kit/kit/controls/Button.tsx'
import { Page } from '@billett/web-kit/kit/layout/Page.tsx'
import { Headline } from '@billett/web-kit/kit/text/Headline.tsx'
import { Link } from '@billett/web-kit/links/Link.tsx'
import { useLink } from '@billett/web-kit/links/use-link.ts'
import { useTexts } from '../../texts/use-texts.ts'

/** Where the staff arrive. What they do here is not part of the office yet. */
export function PortalPage() {
  const { t } = useTexts()
  const link = useLink()
  return (
    <Page width="text">
      <Headline headline={t('signIn.staff.portal.headline')} lead={t('signIn.staff.portal.text')} />
      <Button component={Link} to={link('adminLogout')} variant="contained" size="large">
        {t('frame.menu.signOut')}
      </Button>
    </Page>
  )
}
