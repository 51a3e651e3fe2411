import { Button } from '@billett/web-kit/kit/controls/Button.tsx'
import { EmptyState } from '@billett/web-kit/kit/feedback/EmptyState.tsx'
import { Headline } from '@billett/web-kit/kit/text/Headline.tsx'
import { Link } from '@billett/web-kit/links/Link.tsx'
import { useLink } from '@billett/web-kit/links/use-link.ts'
import { mdiTicketConfirmationOutline } from '@mdi/js'
import { useTexts } from '../../texts/use-texts.ts'

export function OrderNotFound() {
  const { t } = useTexts()
  const link = useLink()
  return (
    <>
      <Headline headline={t('confirmation.headline')} />
      <EmptyState
        icon={mdiTicketConfirmationOutline}
        title={t('confirmation.none')}
        action={
          <Button component={Link} to={link('start')} variant="contained" size="large">
            {t('frame.findTicket')}
          </Button>
        }
      >
        {t('confirmation.noneText')}
      </EmptyState>
    </>
  )
}
