import { Button } from '@billett/web-kit/kit/controls/Button.tsx'
import { EmptyState } from '@billett/web-kit/kit/feedback/EmptyState.tsx'
import { Page } from '@billett/web-kit/kit/layout/Page.tsx'
import { Headline } from '@billett/web-kit/kit/text/Headline.tsx'
import { Link } from '@billett/web-kit/links/Link.tsx'
import { useLink } from '@billett/web-kit/links/use-link.ts'
import { mdiEmailOutline } from '@mdi/js'
import { useTexts } from '../../texts/use-texts.ts'

/** Somebody came without an order and without a link. */
export function NothingOrdered() {
  const { t } = useTexts()
  const link = useLink()
  return (
    <Page width="text">
      <Headline headline={t('frame.titles.subscriptionConfirm')} />
      <EmptyState
        icon={mdiEmailOutline}
        title={t('subscriptionConfirm.nothing')}
        action={
          <Button component={Link} to={link('start')} variant="contained" size="large">
            {t('common.backToStart')}
          </Button>
        }
      >
        {t('subscriptionConfirm.nothingText')}
      </EmptyState>
    </Page>
  )
}
