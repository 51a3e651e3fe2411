import { PORTAL_START } from '@billett/paths'
import { Button } from '@billett/web-kit/kit/controls/Button.tsx'
import { Page } from '@billett/web-kit/kit/layout/Page.tsx'
import { Headline } from '@billett/web-kit/kit/text/Headline.tsx'
import { Link } from '@billett/web-kit/links/Link.tsx'
import { useTexts } from '../../texts/use-texts.ts'

/** In place of a screen about an organisation that is not there, or that the reader may not look at. */
export function NoSuchOrganisation() {
  const { t } = useTexts()
  return (
    <Page width="text">
      <Headline headline={t('school.noOrganisation.headline')} lead={t('school.noOrganisation.text')} />
      <Button component={Link} to={PORTAL_START} variant="contained" size="large">
        {t('common.backToStart')}
      </Button>
    </Page>
  )
}
