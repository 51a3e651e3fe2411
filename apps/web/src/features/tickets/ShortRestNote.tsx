import { mdiAlertOutline } from '@mdi/js'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useShop } from '../../hooks/shop.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Icon } from '../../ui/Icon.tsx'
import { shortRest } from './short-rest.ts'
import type { TicketChoice } from './use-ticket-choice.ts'

/** Late in a month: how little of it is left, and the next whole one at a press. */
export function ShortRestNote({ choice: { offer, start, chooseStart } }: { choice: TicketChoice }) {
  const { t } = useTexts()
  const { format, region } = useShop()
  const rest = start && offer.rides === 1 ? shortRest(offer.validity, start, region.timeZone) : undefined
  if (!rest) return null
  const { days, next } = rest
  return (
    <Box role="status" sx={{ mt: 1 }}>
      <Box sx={{ display: 'flex', gap: 1, fontWeight: 600 }}>
        <Box sx={{ lineHeight: 0, mt: '2px', color: 'warning.main', flexShrink: 0 }}>
          <Icon path={mdiAlertOutline} size={20} />
        </Box>
        {t('tickets.shortRest', { count: days })}
      </Box>
      {next && (
        <Button
          variant="outlined"
          onClick={() => chooseStart({ date: next, time: '' })}
          sx={{ mt: 1, px: 1.5, textAlign: 'left' }}
        >
          {t('tickets.startNext', { day: format.dayMonth(next) })}
        </Button>
      )}
    </Box>
  )
}
