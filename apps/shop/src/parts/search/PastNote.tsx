import { Button } from '@billett/web-kit/kit/controls/Button.tsx'
import { MessageBox } from '@billett/web-kit/kit/feedback/MessageBox.tsx'
import { useShop } from '../../hooks/shop.ts'
import { useTexts } from '../../texts/use-texts.ts'

interface Props {
  /** Wall clock. */
  dateTime: string
  onNow: () => void
}

/** Says that the time of a search has gone by, and offers to take now instead. */
export function PastNote({ dateTime, onNow }: Props) {
  const { t } = useTexts()
  const { format } = useShop()
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
