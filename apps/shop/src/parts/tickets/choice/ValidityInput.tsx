import type { Validity } from '@billett/contract'
import { asksTime, isPeriodType, VALIDITY_TYPE } from '@billett/domain'
import { SelectInput } from '@billett/web-kit/kit/controls/SelectInput.tsx'
import { useShop } from '../../../hooks/shop.ts'
import { useWallClock } from '../../../hooks/use-wall-clock.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { RangedInput } from './RangedInput.tsx'
import styles from './ValidityInput.module.css'
import type { Start } from './validity-start.ts'

interface Props {
  validity: Validity
  start: Start
  /** The day of the trip it is for: earlier ones are on sale, but of no use. */
  notBefore?: string | undefined
  onChange: (start: Pick<Start, 'date' | 'time'>) => void
  /** Whether what stands in a field can be bought. */
  onUsable: (field: 'day' | 'time', usable: boolean) => void
}

const FIRST_MINUTE = '00:00'
const LAST_MINUTE = '23:59'

/** Asks for what the kind of validity needs: one of some days, one of some times, a moment, or the first day. */
export function ValidityInput({ validity, start, notBefore = '', onChange, onUsable }: Props) {
  const { t } = useTexts()
  const { format } = useShop()
  const { type, choices, firstDate, lastDate } = validity
  const { date, time } = start
  const [today, minute = FIRST_MINUTE] = useWallClock().split('T')
  if (type === VALIDITY_TYPE.listDate)
    return (
      <SelectInput
        label={t('tickets.day')}
        value={date}
        options={choices.filter(choice => choice >= notBefore).map(day => ({ value: day, text: format.longDate(day) }))}
        onChange={event => onChange({ date: event.target.value, time })}
      />
    )
  const isForTrip = notBefore > firstDate
  const day = (
    <RangedInput
      label={t(isPeriodType(type) ? 'tickets.firstDay' : 'tickets.day')}
      type="date"
      first={isForTrip ? notBefore : firstDate}
      last={lastDate}
      value={date}
      outside={
        isForTrip
          ? t('tickets.dayBeforeTrip', { day: format.longDate(notBefore) })
          : t('tickets.dayOutside', { first: format.longDate(firstDate), last: format.longDate(lastDate) })
      }
      onChange={chosen => onChange({ date: chosen, time })}
      onUsable={usable => onUsable('day', usable)}
    />
  )
  if (!asksTime(type)) return day
  return (
    <div className={styles.root}>
      {day}
      {type === VALIDITY_TYPE.listTime ? (
        <SelectInput
          label={t('tickets.time')}
          value={time}
          options={choices.map(clock => ({ value: clock, text: clock }))}
          onChange={event => onChange({ date, time: event.target.value })}
        />
      ) : (
        <RangedInput
          label={t('tickets.time')}
          type="time"
          first={date === today ? minute : FIRST_MINUTE}
          last={LAST_MINUTE}
          value={time}
          outside={t('tickets.timeOutside')}
          onChange={chosen => onChange({ date, time: chosen })}
          onUsable={usable => onUsable('time', usable)}
        />
      )}
    </div>
  )
}
