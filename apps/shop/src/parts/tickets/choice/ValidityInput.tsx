import type { Validity } from '@billett/contract'
import { asksTime, isPeriodType, VALIDITY_TYPE } from '@billett/domain'
import { SelectInput } from '@billett/web-kit/kit/controls/SelectInput.tsx'
import { TextInput } from '@billett/web-kit/kit/controls/TextInput.tsx'
import { useShop } from '../../../hooks/shop.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { DayInput } from './DayInput.tsx'
import styles from './ValidityInput.module.css'
import type { Start } from './validity-start.ts'

interface Props {
  validity: Validity
  start: Start
  onChange: (start: Pick<Start, 'date' | 'time'>) => void
}

/** Asks for what the kind of validity needs: one of some days, one of some times, a moment, or the first day. */
export function ValidityInput({ validity, start, onChange }: Props) {
  const { t } = useTexts()
  const { format } = useShop()
  const { type, choices, firstDate, lastDate } = validity
  const { date, time } = start
  if (type === VALIDITY_TYPE.listDate)
    return (
      <SelectInput
        label={t('tickets.day')}
        value={date}
        options={choices.map(day => ({ value: day, text: format.longDate(day) }))}
        onChange={event => onChange({ date: event.target.value, time })}
      />
    )
  const day = (
    <DayInput
      label={t(isPeriodType(type) ? 'tickets.firstDay' : 'tickets.day')}
      first={firstDate}
      last={lastDate}
      value={date}
      onChange={chosen => onChange({ date: chosen, time })}
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
        <TextInput
          label={t('tickets.time')}
          type="time"
          value={time}
          required
          onChange={event => event.target.value && onChange({ date, time: event.target.value })}
        />
      )}
    </div>
  )
}
