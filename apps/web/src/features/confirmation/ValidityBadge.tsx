import { mdiCheckCircle, mdiClockOutline, mdiCloseCircleOutline } from '@mdi/js'
import Box from '@mui/material/Box'
import { validityText } from '../../parts/order/ticket-facts.ts'
import { useFactWords } from '../../parts/order/use-fact-words.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Icon } from '../../ui/Icon.tsx'
import { remaining } from './remaining.ts'
import { useNow } from './use-now.ts'

interface Props {
  /** Instants */
  validFrom: string
  validTo: string
}

const ICONS = { early: mdiClockOutline, valid: mdiCheckCircle, ended: mdiCloseCircleOutline }

/**
 * Whether a ticket is valid right now, for how long still, and from when to when; the running clock tells a ticket from
 * a picture of one.
 */
export function ValidityBadge({ validFrom, validTo }: Props) {
  const { t } = useTexts()
  const words = useFactWords()
  const now = useNow()
  const begins = Date.parse(validFrom)
  const ends = Date.parse(validTo)
  const state = now < begins ? 'early' : now <= ends ? 'valid' : 'ended'
  const left = remaining((state === 'early' ? begins : ends) - now)
  const time = 'days' in left ? t('confirmation.days', { count: left.days }) : left.clock
  return (
    <Box
      sx={theme => ({
        px: 2,
        py: 1.25,
        display: 'flex',
        alignItems: 'center',
        gap: 1.5,
        fontVariantNumeric: 'tabular-nums',
        borderRadius: `${theme.shop.controlRadius}px`,
        ...(state === 'valid'
          ? { bgcolor: 'success.main', color: 'success.contrastText' }
          : { border: '2px solid currentColor', color: state === 'ended' ? 'error.main' : 'text.primary' }),
      })}
    >
      <Icon path={ICONS[state]} size={32} />
      <Box sx={{ minWidth: 0 }}>
        <Box role="timer" aria-live="off" sx={{ fontWeight: 800, fontSize: '1.2857rem', lineHeight: 1.3 }}>
          {state === 'ended' ? t('confirmation.ended') : t(`confirmation.${state}`, { time })}
        </Box>
        <Box>{validityText({ rides: 1, validFrom, validTo }, words)}</Box>
      </Box>
    </Box>
  )
}
