import { mdiPencilOutline } from '@mdi/js'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useShop } from '../../hooks/shop.ts'
import type { Relation } from '../../state/tariff/tariff.slice.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Icon } from '../../ui/Icon.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'

interface Props {
  /** Ends without a text are not named yet. */
  relation: Relation
  editing: boolean
  onEdit: () => void
}

/** px; one line of the heading. */
const HEADING_HEIGHT = 32

/** What was searched, in one line, and the way to change it. */
export function SearchSummary({ relation: { start, end, via, timing, dateTime }, editing, onEdit }: Props) {
  const { t } = useTexts()
  const { format } = useShop()
  const named = start.text !== '' && end.text !== ''
  const when = dateTime
    ? t(timing === 'Arrival' ? 'search.arriveBy' : 'search.leaveAt', {
        when: `${format.longDate(dateTime.slice(0, 10))}, ${dateTime.slice(11)}`,
      })
    : t('search.leaveNow')
  const way = via && via.text !== via.reference ? ` · ${t('search.viaChosen', { via: via.text })}` : ''
  return (
    <Box sx={{ display: 'flex', gap: 2, alignItems: 'start', justifyContent: 'space-between' }}>
      <Box sx={{ minWidth: 0, flex: 1 }}>
        <Typography variant="h1" sx={{ fontSize: 'clamp(1.35rem, 1.1rem + 1.6vw, 2.25rem)' }}>
          {named ? t('search.relation', { from: start.text, to: end.text }) : <Skeleton height={HEADING_HEIGHT} />}
        </Typography>
        <Typography color="textSecondary" sx={{ mt: 0.75 }}>
          {when}
          {way}
        </Typography>
      </Box>
      <Button
        variant="outlined"
        aria-expanded={editing}
        aria-label={t('search.change')}
        onClick={onEdit}
        sx={{ flexShrink: 0, minWidth: 44, px: { xs: 1, sm: 2.5 } }}
      >
        <Icon path={mdiPencilOutline} />
        <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' }, ml: 1 }}>
          {t('search.change')}
        </Box>
      </Button>
    </Box>
  )
}
