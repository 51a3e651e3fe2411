import { Button } from '@billett/web-kit/kit/controls/Button.tsx'
import { Icon } from '@billett/web-kit/kit/drawings/Icon.tsx'
import { Link } from '@billett/web-kit/links/Link.tsx'
import { useLink } from '@billett/web-kit/links/use-link.ts'
import { mdiTicketConfirmationOutline } from '@mdi/js'
import { useAppSelector } from '../../../hooks/store-hooks.ts'
import { selectLastSales } from '../../../state/sale/sale.selectors.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import styles from './MyTicketsLink.module.css'

/** The way back to tickets bought on this device; only a picture on a phone. */
export function MyTicketsLink() {
  const { t } = useTexts()
  const link = useLink()
  const sales = useAppSelector(selectLastSales)
  if (sales.length === 0) return null
  return (
    <Button
      component={Link}
      to={link('confirm')}
      color="inherit"
      aria-label={t('frame.myTickets')}
      className={styles.root}
    >
      <Icon path={mdiTicketConfirmationOutline} />
      <span className={styles.words}>{t('frame.myTickets')}</span>
    </Button>
  )
}
