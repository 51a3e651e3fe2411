import { Button } from '@billett/web-kit/kit/controls/Button.tsx'
import { MessageBox } from '@billett/web-kit/kit/feedback/MessageBox.tsx'
import { useShop } from '../../../hooks/shop.ts'
import { useWallClock } from '../../../hooks/use-wall-clock.ts'
import { wallClockAt } from '../../../state/tariff/trip-facts.ts'
import { useTexts } from '../../../texts/use-texts.ts'

interface Props {
  /** Since when what is shown is kept on the device. */
  keptOn: string
  onRetry: () => void
}

/** Says that the trips are those of an earlier search: there is no network, or nobody answers. */
export function KeptNote({ keptOn, onRetry }: Props) {
  const { t } = useTexts()
  const { format, region } = useShop()
  const isToday = wallClockAt(keptOn, region.timeZone).slice(0, 10) === useWallClock().slice(0, 10)
  const time = isToday ? format.instantTime(keptOn) : format.instantDateTime(keptOn)
  return (
    <MessageBox
      kind="warning"
      title={t('trips.kept', { time })}
      action={
        <Button variant="outlined" onClick={onRetry}>
          {t('common.retry')}
        </Button>
      }
    >
      {t('trips.keptText')}
    </MessageBox>
  )
}
