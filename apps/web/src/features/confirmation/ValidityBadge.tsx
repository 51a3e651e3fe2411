import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import { useShop } from '../../app/shop.ts'
import { remaining } from './remaining.ts'
import { useNow } from './use-now.ts'

interface Props {
  /** Instants */
  validFrom: string
  validTo: string
}

/** Whether a ticket is valid right now, and for how long still; the clock beside it runs, so that a copy can be told from the ticket. */
export function ValidityBadge({ validFrom, validTo }: Props) {
  const { t } = useTranslation()
  const { format } = useShop()
  const now = useNow()
  const begins = Date.parse(validFrom)
  const ends = Date.parse(validTo)
  const state = now < begins ? 'early' : now <= ends ? 'valid' : 'ended'
  const left = remaining(ends - now)
  const text =
    state === 'early'
      ? t('confirmation.validIn', { from: format.instantDateTime(validFrom) })
      : state === 'ended'
        ? t('confirmation.ended', { to: format.instantDateTime(validTo) })
        : t('confirmation.validNow', {
            left: 'days' in left ? t('confirmation.days', { count: left.days }) : left.clock,
          })
  return (
    <Box
      role="timer"
      aria-live="off"
      sx={theme => ({
        px: 2,
        py: 1,
        textAlign: 'center',
        fontWeight: 700,
        fontVariantNumeric: 'tabular-nums',
        borderRadius: `${theme.shop.controlRadius}px`,
        ...(state === 'valid'
          ? { bgcolor: 'success.main', color: 'success.contrastText' }
          : { border: '2px solid currentColor', color: state === 'ended' ? 'error.main' : 'text.primary' }),
      })}
    >
      {text}
    </Box>
  )
}
