import { useLink } from '@billett/web-kit/links/use-link.ts'
import { mdiTicketConfirmationOutline } from '@mdi/js'
import Button from '@mui/material/Button'
import { Link } from 'react-router'
import { useTexts } from '../../texts/use-texts.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Headline } from '../../ui/Headline.tsx'

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
            {t('cart.findTicket')}
          </Button>
        }
      >
        {t('confirmation.noneText')}
      </EmptyState>
    </>
  )
}
