import { Button } from '@billett/web-kit/kit/controls/Button.tsx'
import { EmptyState } from '@billett/web-kit/kit/feedback/EmptyState.tsx'
import { Link } from '@billett/web-kit/links/Link.tsx'
import { useLink } from '@billett/web-kit/links/use-link.ts'
import { mdiCartOutline } from '@mdi/js'
import { useTexts } from '../../texts/use-texts.ts'

export function EmptyCart() {
  const { t } = useTexts()
  const link = useLink()
  return (
    <EmptyState
      icon={mdiCartOutline}
      title={t('cart.empty')}
      action={
        <Button component={Link} to={link('start')} variant="contained" size="large">
          {t('frame.findTicket')}
        </Button>
      }
    >
      {t('cart.emptyText')}
    </EmptyState>
  )
}
