import { useLink } from '@billett/web-kit/links/use-link.ts'
import { mdiCartOutline } from '@mdi/js'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { Link } from 'react-router'
import { useTexts } from '../../texts/use-texts.ts'
import { Icon } from '../../ui/Icon.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'

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
      variant={count === 0 ? 'text' : 'contained'}
      color={count === 0 ? 'inherit' : 'primary'}
      sx={{ minWidth: 44, px: 1.5, gap: 1 }}
    >
      <VisuallyHidden>{label}</VisuallyHidden>
      <Icon path={mdiCartOutline} />
      {count > 0 && (
        <Box component="span" aria-hidden sx={{ fontVariantNumeric: 'tabular-nums' }}>
          {count}
          <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
            {' · '}
            {total}
          </Box>
        </Box>
      )}
    </Button>
  )
}
