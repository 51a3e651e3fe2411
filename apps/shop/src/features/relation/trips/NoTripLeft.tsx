import { Button } from '@billett/web-kit/kit/controls/Button.tsx'
import { EmptyState } from '@billett/web-kit/kit/feedback/EmptyState.tsx'
import { mdiFilterOff } from '@mdi/js'
import type { Filter } from '../../../state/tariff/filters.ts'
import { useTexts } from '../../../texts/use-texts.ts'

interface Props {
  /** Which hides trips, and how many there are without it. */
  filter: Filter
  hidden: number
  onRemove: () => void
}

/** There are trips, but a filter hides all of them: it can be removed here. */
export function NoTripLeft({ filter, hidden, onRemove }: Props) {
  const { t } = useTexts()
  return (
    <EmptyState
      icon={mdiFilterOff}
      title={t(`tripFilters.left.${filter}`)}
      action={
        <Button variant="outlined" onClick={onRemove}>
          {t(`tripFilters.without.${filter}`, { count: hidden })}
        </Button>
      }
    >
      {t('tripFilters.noneLeftText')}
    </EmptyState>
  )
}
