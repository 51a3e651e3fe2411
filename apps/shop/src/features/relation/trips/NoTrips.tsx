import { Button } from '@billett/web-kit/kit/controls/Button.tsx'
import { EmptyState } from '@billett/web-kit/kit/feedback/EmptyState.tsx'
import { mdiBusClock } from '@mdi/js'
import { useTexts } from '../../../texts/use-texts.ts'

interface Props {
  /** Asks for trips from now on; undefined where that is what was asked for. */
  onNow: (() => void) | undefined
}

/** There is no trip at that time, and what to do then. */
export function NoTrips({ onNow }: Props) {
  const { t } = useTexts()
  return (
    <EmptyState
      icon={mdiBusClock}
      title={t('trips.none')}
      action={
        onNow && (
          <Button variant="contained" onClick={onNow}>
            {t('trips.searchNow')}
          </Button>
        )
      }
    >
      {t('trips.noneText')}
    </EmptyState>
  )
}
