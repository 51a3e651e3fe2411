import { Button } from '@billett/web-kit/kit/controls/Button.tsx'
import { MessageBox } from '@billett/web-kit/kit/feedback/MessageBox.tsx'
import { useEffect, useState } from 'react'
import { useTexts } from '../../texts/use-texts.ts'

/** Seconds before somebody who was signed out on the way somewhere is led on. */
const SECONDS = 20

interface Props {
  /** Goes where they wanted to. */
  onEnd: () => void
}

/** Leads on after a while, which whoever needs longer to read can stop (Spec 3 §2.4, WCAG 2.2.1). */
export function OnwardCountdown({ onEnd }: Props) {
  const { t } = useTexts()
  const [left, setLeft] = useState(SECONDS)
  const [stopped, setStopped] = useState(false)
  useEffect(() => {
    if (stopped) return undefined
    const next = setTimeout(() => (left > 1 ? setLeft(left - 1) : onEnd()), 1_000)
    return () => clearTimeout(next)
  }, [left, stopped, onEnd])
  if (stopped) return <p role="status">{t('office.logout.stopped')}</p>
  const stop = (
    <Button variant="outlined" onClick={() => setStopped(true)}>
      {t('office.logout.stop')}
    </Button>
  )
  return (
    <MessageBox kind="info" action={stop}>
      <span role="timer">{t('office.logout.onward', { count: left })}</span>
    </MessageBox>
  )
}
