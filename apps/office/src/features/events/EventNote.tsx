import type { StaffEvent } from '@billett/contract'
import { BusyButton } from '@billett/web-kit/kit/controls/BusyButton.tsx'
import { useEffect, useRef, useState } from 'react'
import { useFormat } from '../../hooks/use-format.ts'
import { useTexts } from '../../texts/use-texts.ts'

interface Props {
  event: StaffEvent
  /** Takes note of it; left out for whoever may not. */
  onNote: ((event: StaffEvent) => Promise<void>) | undefined
}

/** Who has taken note of an event and when, or a button that does; where it was pressed, the focus stays. */
export function EventNote({ event, onNote }: Props) {
  const { t } = useTexts()
  const format = useFormat()
  const words = useRef<HTMLSpanElement>(null)
  const pressed = useRef(false)
  const [busy, setBusy] = useState(false)
  const { acknowledgedOn, acknowledgedBy, isSettled, comment, note } = event
  useEffect(() => {
    if (acknowledgedOn !== null && pressed.current) words.current?.focus()
  }, [acknowledgedOn])
  if (acknowledgedOn !== null) {
    const moment = format.instantDateTime(acknowledgedOn)
    const nobody = t(isSettled ? 'events.settledOn' : 'events.notedOn', { moment })
    return (
      <span ref={words} tabIndex={-1}>
        {acknowledgedBy ? t('events.notedBy', { name: acknowledgedBy, moment }) : nobody}
        {note && ` · ${note}`}
      </span>
    )
  }
  if (!onNote) return t('events.notes.open')
  const press = async () => {
    pressed.current = true
    setBusy(true)
    await onNote(event)
    setBusy(false)
  }
  return (
    <BusyButton
      variant="outlined"
      busy={busy}
      aria-label={t('events.acknowledgeOf', { event: comment })}
      onClick={() => {
        if (!busy) void press()
      }}
    >
      {t('events.acknowledge')}
    </BusyButton>
  )
}
