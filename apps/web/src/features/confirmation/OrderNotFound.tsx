import { mdiTicketConfirmationOutline } from '@mdi/js'
import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useLink } from '../../routes/use-link.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Headline } from '../../ui/Headline.tsx'

export function OrderNotFound() {
  const { t } = useTranslation()
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
