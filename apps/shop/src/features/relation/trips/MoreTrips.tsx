import type { CallError } from '@billett/web-kit/http/outcome.ts'
import { BusyButton } from '@billett/web-kit/kit/controls/BusyButton.tsx'
import { Icon } from '@billett/web-kit/kit/drawings/Icon.tsx'
import { LiveRegion } from '@billett/web-kit/kit/feedback/LiveRegion.tsx'
import { Text } from '@billett/web-kit/kit/text/Text.tsx'
import { useTexts } from '../../../texts/use-texts.ts'
import { isWithoutTimetable } from './is-without-timetable.ts'
import styles from './TripList.module.css'

export interface Paging {
  loading: boolean
  /** Why the last press brought nothing. */
  errors: readonly CallError[]
  /** Nobody could take those there may be. */
  isEnd?: boolean
  onPress: () => void
}

interface Props {
  side: 'earlier' | 'later'
  icon: string
  paging: Paging
}

/** Asks for trips before or after those that are there, and says where there are none. */
export function MoreTrips({ side, icon, paging: { loading, errors, isEnd = false, onPress } }: Props) {
  const { t } = useTexts()
  return (
    <>
      <BusyButton variant="text" busy={loading} startIcon={<Icon path={icon} />} onClick={onPress} fullWidth>
        {t(`trips.${side}`)}
      </BusyButton>
      <LiveRegion>
        {!loading && (isEnd || errors.length > 0) && (
          <Text className={styles.end}>
            {isEnd || isWithoutTimetable(errors) ? t(`trips.no.${side}`) : t('trips.failed')}
          </Text>
        )}
      </LiveRegion>
    </>
  )
}
