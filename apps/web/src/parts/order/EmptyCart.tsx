import { useLink } from '@billett/web-kit/links/use-link.ts'
import { mdiCartOutline } from '@mdi/js'
import Button from '@mui/material/Button'
import { Link } from 'react-router'
import { useTexts } from '../../texts/use-texts.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'

export function EmptyCart() {
  const { t } = useTexts()
  const link = useLink()
  return (
    <EmptyState
      icon={mdiCartOutline}
      title={t('cart.empty')}
      action={
        <Button component={Link} to={link('start')} variant="contained" size="large">
          {t('cart.findTicket')}
        </Button>
      }
    >
      {t('cart.emptyText')}
    </EmptyState>
  )
}
