import { classes } from '@billett/web-kit/kit/classes.ts'
import { Button } from '@billett/web-kit/kit/controls/Button.tsx'
import { Icon } from '@billett/web-kit/kit/drawings/Icon.tsx'
import { useCovering } from '@billett/web-kit/kit/layout/use-covering.ts'
import { Link } from '@billett/web-kit/links/Link.tsx'
import { useLink } from '@billett/web-kit/links/use-link.ts'
import { mdiCheckCircleOutline } from '@mdi/js'
import { useRef } from 'react'
import { useShop } from '../../hooks/shop.ts'
import { useAppSelector } from '../../hooks/store-hooks.ts'
import { selectCartTotal, selectTicketCount } from '../../state/sale/sale.selectors.ts'
import { selectTariff } from '../../state/tariff/tariff.selectors.ts'
import { useTexts } from '../../texts/use-texts.ts'
import styles from './CartBar.module.css'

interface Props {
  /** It stands in something that stays in view, beside the next step. */
  still?: boolean
}

/** Says that a ticket went into the cart, and leads there; stays in view while there is something in it. */
export function CartBar({ still = false }: Props) {
  const { t } = useTexts()
  const link = useLink()
  const { format } = useShop()
  const { selectedTicket } = useAppSelector(selectTariff)
  const count = useAppSelector(selectTicketCount)
  const total = useAppSelector(selectCartTotal)
  const shown = selectedTicket !== null && count > 0
  const bar = useRef<HTMLDivElement>(null)
  useCovering(bar, 'bottom')
  return (
    <div ref={bar} className={still ? undefined : styles.root}>
      <div className={classes(styles.bar, !shown && styles.hidden)}>
        <div role="status" className={styles.status}>
          {shown && (
            <>
              <div className={styles.icon}>
                <Icon path={mdiCheckCircleOutline} />
              </div>
              <span>
                {t('tickets.added', { ticket: selectedTicket.ticket.name })}{' '}
                <span className={styles.words}>{t('tickets.inCart', { count, total: format.money(total) })}</span>
              </span>
            </>
          )}
        </div>
        {shown && (
          <Button component={Link} to={link('cart')} variant={still ? 'outlined' : 'contained'} className={styles.link}>
            {t('tickets.toCart')}
          </Button>
        )}
      </div>
    </div>
  )
}
