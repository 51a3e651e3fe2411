import { Button } from '@billett/web-kit/kit/controls/Button.tsx'
import { TextInput } from '@billett/web-kit/kit/controls/TextInput.tsx'
import { DialogShell } from '@billett/web-kit/kit/overlays/DialogShell.tsx'
import { useRef, useState } from 'react'
import { isAfterOutward } from '../../state/tariff/after-outward.ts'
import { proposedReturn } from '../../state/tariff/return-time.ts'
import { useTexts } from '../../texts/use-texts.ts'
import styles from './WhenFields.module.css'

interface Props {
  /** Wall clocks. When somebody goes back; null until they have said so. */
  back: string | null
  /** When the way there begins. */
  outward: string
  onChoose: (back: string | null) => void
  onClose: () => void
}

/** Day and time of the way back. One before the way there is said to be so at its field, and not taken. */
export function ReturnSheet({ back, outward, onChoose, onClose }: Props) {
  const { t } = useTexts()
  const [first = '', clock = ''] = (back ?? proposedReturn(outward)).split('T')
  const [date, setDate] = useState(first)
  const [time, setTime] = useState(clock)
  const [day = ''] = outward.split('T')
  const dateField = useRef<HTMLInputElement>(null)
  const timeField = useRef<HTMLInputElement>(null)
  const isTooEarly = date !== '' && time !== '' && !isAfterOutward(`${date}T${time}`, outward)
  const tooEarly = t('search.returnTooEarly')
  const done = () => {
    if (date === '' || (isTooEarly && date < day)) return dateField.current?.focus()
    if (time === '' || isTooEarly) return timeField.current?.focus()
    onChoose(`${date}T${time}`)
  }
  return (
    <DialogShell
      open
      width="xs"
      title={t('search.returnTitle')}
      onClose={onClose}
      actions={
        <>
          {back !== null && <Button onClick={() => onChoose(null)}>{t('search.returnNone')}</Button>}
          <Button variant="contained" onClick={done}>
            {t('party.done')}
          </Button>
        </>
      }
    >
      <div className={styles.fields}>
        <TextInput
          ref={dateField}
          label={t('search.date')}
          type="date"
          min={day}
          value={date}
          error={isTooEarly && date < day ? tooEarly : undefined}
          onChange={event => setDate(event.target.value)}
        />
        <TextInput
          ref={timeField}
          label={t('search.time')}
          type="time"
          value={time}
          error={isTooEarly && date >= day ? tooEarly : undefined}
          onChange={event => setTime(event.target.value)}
        />
      </div>
    </DialogShell>
  )
}
