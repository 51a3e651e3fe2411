import { Button } from '@billett/web-kit/kit/controls/Button.tsx'
import { MessageBox } from '@billett/web-kit/kit/feedback/MessageBox.tsx'
import { useShop } from '../../../hooks/shop.ts'
import { useNow } from '../../../parts/pass/use-now.ts'
import { useTexts } from '../../../texts/use-texts.ts'

interface Props {
  /** Since when what is shown is kept on the device. */
  keptOn: string
  onRetry: () => void
}

/** Says that the trips are those of an earlier search: there is no network, or nobody answers. */
export function KeptNote({ keptOn, onRetry }: Props) {
  const { t } = useTexts()
  const { format } = useShop()
  const time = format.instantShort(keptOn, useNow())
  return (
    <MessageBox
      kind="warning"
      title={t('keptTrips.title', { time })}
      action={
        <Button variant="outlined" onClick={onRetry}>
          {t('common.retry')}
        </Button>
      }
    >
      {t('keptTrips.text')}
    </MessageBox>
  )
}
