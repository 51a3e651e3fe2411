import { Button } from '@billett/web-kit/kit/controls/Button.tsx'
import { MessageBox } from '@billett/web-kit/kit/feedback/MessageBox.tsx'
import { useTexts } from '../../texts/use-texts.ts'

interface Props {
  /** What the card would show. */
  name: string
  onAgain: () => void
}

/** In place of what a card would show; the others stay. It leaves the focus where it is: nobody has asked for it. */
export function CardFailure({ name, onAgain }: Props) {
  const { t } = useTexts()
  return (
    <MessageBox
      kind="error"
      action={
        <Button variant="outlined" aria-label={`${t('common.retry')}: ${name}`} onClick={onAgain}>
          {t('common.retry')}
        </Button>
      }
    >
      {t('portal.failed', { name })}
    </MessageBox>
  )
}
