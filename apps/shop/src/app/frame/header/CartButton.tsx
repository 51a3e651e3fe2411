import { Button } from '@billett/web-kit/kit/controls/Button.tsx'
import { Icon } from '@billett/web-kit/kit/drawings/Icon.tsx'
import { VisuallyHidden } from '@billett/web-kit/kit/text/VisuallyHidden.tsx'
import { Link } from '@billett/web-kit/links/Link.tsx'
import { useLink } from '@billett/web-kit/links/use-link.ts'
import { mdiCartOutline } from '@mdi/js'
import { useTexts } from '../../../texts/use-texts.ts'
import styles from './CartButton.module.css'

interface Props {
  /** Tickets in the cart. */
  count: number
  /** Gross, formatted; not shown while there are none. */
  total: string
}

/** Ticket count and gross total; dimmed while there is nothing in it (Spec 1 §2.7). */
export function CartButton({ count, total }: Props) {
  const { t } = useTexts()
  const link = useLink()
  const label = count === 0 ? t('frame.cartEmpty') : t('frame.cartFilled', { count, total })
  return (
    <Button
      component={Link}
      to={link('cart')}
      variant={count === 0 ? 'text' : 'outlined'}
      color={count === 0 ? 'inherit' : 'primary'}
      className={styles.root}
    >
      <VisuallyHidden>{label}</VisuallyHidden>
      <Icon path={mdiCartOutline} />
      {count > 0 && (
        <span aria-hidden className={styles.count}>
          {count}
          <span className={styles.total}>
            {' · '}
            {total}
          </span>
        </span>
      )}
    </Button>
  )
}
