import { Button } from '@billett/web-kit/kit/controls/Button.tsx'
import { EmptyState } from '@billett/web-kit/kit/feedback/EmptyState.tsx'
import { mdiFilterOff } from '@mdi/js'
import { useTexts } from '../../../texts/use-texts.ts'

interface Props {
  /** How many trips there are without the filter. */
  hidden: number
  onRemove: () => void
}

/** There are trips, but none with so few changes: the filter that hides them can be removed here. */
export function NoTripLeft({ hidden, onRemove }: Props) {
  const { t } = useTexts()
  return (
    <EmptyState
      icon={mdiFilterOff}
      title={t('trips.noneLeft')}
      action={
        <Button variant="outlined" onClick={onRemove}>
          {t('trips.showAll', { count: hidden })}
        </Button>
      }
    >
      {t('trips.noneLeftText')}
    </EmptyState>
  )
}
