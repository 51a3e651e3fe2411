import type { Trip } from '@billett/contract'
import { Icon } from '@billett/web-kit/kit/drawings/Icon.tsx'
import { mdiAlertOutline, mdiCancel } from '@mdi/js'
import { useTexts } from '../../texts/use-texts.ts'
import { LateMark } from './LateMark.tsx'
import styles from './live.module.css'
import { brokenBy, tripNow } from './live-facts.ts'

/** How a trip runs now, in a word: cancelled, a change that fails or may fail, late, on time; nothing where unknown. */
export function TripMark({ trip }: { trip: Pick<Trip, 'legs'> }) {
  const { t } = useTexts()
  const broken = brokenBy(trip)
  if (broken)
    return (
      <span className={styles.bad}>
        <Icon path={mdiCancel} size={18} />
        {t(`live.${broken}`)}
      </span>
    )
  const atRisk = trip.legs.some(({ connection }) => connection === 'atRisk')
  return (
    <>
      <LateMark punctuality={tripNow(trip).departure} />
      {atRisk && (
        <span className={styles.warning}>
          <Icon path={mdiAlertOutline} size={18} />
          {t('live.atRisk')}
        </span>
      )}
    </>
  )
}
