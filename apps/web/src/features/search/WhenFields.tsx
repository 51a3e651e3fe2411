import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useAppDispatch, useAppSelector } from '../../hooks/store-hooks.ts'
import { useWallClock } from '../../hooks/use-wall-clock.ts'
import { selectTariff } from '../../state/tariff/tariff.selectors.ts'
import { selectDateTime, selectTiming } from '../../state/tariff/tariff.slice.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { SegmentedControl } from '../../ui/SegmentedControl.tsx'
import { TextInput } from '../../ui/TextInput.tsx'
import { isPast } from './is-past.ts'

/** When to leave or to arrive; now, until something else is chosen. */
export function WhenFields() {
  const { t } = useTexts()
  const dispatch = useAppDispatch()
  const now = useWallClock()
  const { selectedDateTime, selectedTiming } = useAppSelector(selectTariff)
  const [date = '', time = ''] = (selectedDateTime ?? now).split('T')
  const [today = ''] = now.split('T')
  const past = isPast(selectedDateTime, now)
  const change = (day: string, clock: string) => {
    if (day && clock) dispatch(selectDateTime(`${day}T${clock}`))
  }
  return (
    <Box
      sx={{
        display: 'grid',
        gap: { xs: 1.5, md: 2 },
        alignItems: 'start',
        '& input': { px: { xs: 1, md: 1.75 }, fontSize: { xs: '1rem', sm: 'inherit' } },
        gridTemplateColumns: { xs: '1fr 1fr', md: 'minmax(13rem, auto) minmax(10rem, 1fr) minmax(8rem, 1fr) auto' },
      }}
    >
      <Box sx={{ gridColumn: { xs: '1 / -1', md: 'auto' }, mt: { md: '31px' } }}>
        <SegmentedControl
          legend={t('search.timing')}
          hideLegend
          value={selectedTiming}
          options={[
            { value: 'Departure', text: t('search.departure') },
            { value: 'Arrival', text: t('search.arrival') },
          ]}
          onChange={timing => dispatch(selectTiming(timing === 'Arrival' ? 'Arrival' : 'Departure'))}
        />
      </Box>
      <TextInput
        label={t('search.date')}
        name="date"
        type="date"
        min={today}
        value={date}
        error={past && date < today ? t('search.pastDay') : undefined}
        onChange={event => change(event.target.value, time)}
      />
      <TextInput
        label={t('search.time')}
        name="time"
        type="time"
        value={time}
        error={past && date >= today ? t('search.pastTime') : undefined}
        onChange={event => change(date, event.target.value)}
      />
      <Button
        variant="outlined"
        disabled={selectedDateTime === null}
        onClick={() => dispatch(selectDateTime(null))}
        sx={{
          gridColumn: { xs: '1 / -1', md: 'auto' },
          minHeight: 48,
          mt: { md: '29px' },
          display: { xs: selectedDateTime ? 'flex' : 'none', md: 'flex' },
        }}
      >
        {t('search.now')}
      </Button>
    </Box>
  )
}
