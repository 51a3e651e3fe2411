import { mdiCartOutline } from '@mdi/js'
import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useLink } from '../../routes/use-link.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Headline } from '../../ui/Headline.tsx'
import { Page } from '../../ui/Page.tsx'

export function CartPage() {
  const { t } = useTranslation()
  const link = useLink()
  return (
    <Page>
      <Headline headline={t('cart.headline')} />
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
    </Page>
  )
}
