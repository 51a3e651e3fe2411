import { Button } from '@billett/web-kit/kit/controls/Button.tsx'
import { MessageBox } from '@billett/web-kit/kit/feedback/MessageBox.tsx'
import { useShop } from '../../hooks/shop.ts'
import { useWallClock } from '../../hooks/use-wall-clock.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { isPast } from './is-past.ts'

interface Props {
  /** Wall clock; null for now. */
  dateTime: string | null
  onNow: () => void
}

/** Says that the time of a search has gone by, and offers to take now instead. */
export function PastNote({ dateTime, onNow }: Props) {
  const { t } = useTexts()
  const { format } = useShop()
  const now = useWallClock()
  if (dateTime === null || !isPast(dateTime, now)) return null
  return (
    <MessageBox
      kind="warning"
      title={t('search.pastTitle')}
      action={
        <Button variant="outlined" onClick={onNow}>
          {t('search.takeNow')}
        </Button>
      }
    >
      {t('search.pastText', { when: format.wallClock(dateTime) })}
    </MessageBox>
  )
}
