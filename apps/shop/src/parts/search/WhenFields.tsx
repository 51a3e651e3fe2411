import { Button } from '@billett/web-kit/kit/controls/Button.tsx'
import { SegmentedControl } from '@billett/web-kit/kit/controls/SegmentedControl.tsx'
import { TextInput } from '@billett/web-kit/kit/controls/TextInput.tsx'
import { useAppDispatch, useAppSelector } from '../../hooks/store-hooks.ts'
import { useWallClock } from '../../hooks/use-wall-clock.ts'
import { selectTariff } from '../../state/tariff/tariff.selectors.ts'
import { selectDateTime, selectTiming } from '../../state/tariff/tariff.slice.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { isPast } from './is-past.ts'
import styles from './WhenFields.module.css'

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
    <div className={styles.fields}>
      <div className={styles.wide}>
        <SegmentedControl
          label={t('search.timing')}
          hideLabel
          name="timing"
          value={selectedTiming}
          options={[
            { value: 'Departure', text: t('search.departure') },
            { value: 'Arrival', text: t('search.arrival') },
          ]}
          onChange={timing => {
            dispatch(selectTiming(timing === 'Arrival' ? 'Arrival' : 'Departure'))
            // Nobody can arrive now.
            if (timing === 'Arrival' && selectedDateTime === null) change(date, time)
          }}
        />
      </div>
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
        onClick={() => {
          dispatch(selectDateTime(null))
          dispatch(selectTiming('Departure'))
        }}
        className={styles.wide}
      >
        {t('search.now')}
      </Button>
    </div>
  )
}
