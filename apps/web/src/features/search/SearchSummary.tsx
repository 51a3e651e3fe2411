import { mdiPencilOutline } from '@mdi/js'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { useShop } from '../../app/shop.ts'
import type { Relation } from '../../state/tariff/tariff.slice.ts'
import { Icon } from '../../ui/Icon.tsx'

interface Props {
  relation: Relation
  editing: boolean
  onEdit: () => void
}

/** What was searched, in one line, and the way to change it. */
export function SearchSummary({ relation: { start, end, via, timing, dateTime }, editing, onEdit }: Props) {
  const { t } = useTranslation()
  const { format } = useShop()
  const when = dateTime
    ? t(timing === 'Arrival' ? 'search.arriveBy' : 'search.leaveAt', {
        when: `${format.longDate(dateTime.slice(0, 10))}, ${dateTime.slice(11)}`,
      })
    : t('search.leaveNow')
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'end', justifyContent: 'space-between' }}>
      <Box sx={{ minWidth: 0 }}>
        <Typography variant="h1" sx={{ fontSize: 'clamp(1.5rem, 1.2rem + 1.6vw, 2.25rem)' }}>
          {t('search.relation', { from: start.text, to: end.text })}
        </Typography>
        <Typography color="textSecondary" sx={{ mt: 0.75 }}>
          {when}
          {via && ` · ${t('search.viaChosen', { via: via.text })}`}
        </Typography>
      </Box>
      <Button variant="outlined" aria-expanded={editing} startIcon={<Icon path={mdiPencilOutline} />} onClick={onEdit}>
        {t('search.change')}
      </Button>
    </Box>
  )
}
