import type { NearbyStop } from '@billett/contract'
import { IconButton } from '@billett/web-kit/kit/controls/IconButton.tsx'
import { Icon } from '@billett/web-kit/kit/drawings/Icon.tsx'
import { mdiInformationOutline, mdiMapMarkerOutline } from '@mdi/js'
import { useTexts } from '../../../texts/use-texts.ts'
import styles from './NearbyList.module.css'

interface Props {
  stops: readonly NearbyStop[]
  onChoose: (stop: NearbyStop) => void
  onInfo: (stop: NearbyStop) => void
}

/** Stops by distance; a press takes one, the button beside it tells more. */
export function NearbyList({ stops, onChoose, onInfo }: Props) {
  const { t } = useTexts()
  if (stops.length === 0) return null
  return (
    <ul className={styles.list}>
      {stops.map(stop => (
        <li key={stop.reference} className={styles.item}>
          <button type="button" onClick={() => onChoose(stop)} className={styles.stop}>
            <span className={styles.icon}>
              <Icon path={mdiMapMarkerOutline} />
            </span>
            <span className={styles.name}>{stop.text}</span>
            <span className={styles.distance}>{t('search.metres', { metres: stop.distance })}</span>
          </button>
          <IconButton aria-label={t('stops.infoNamed', { stop: stop.text })} onClick={() => onInfo(stop)}>
            <Icon path={mdiInformationOutline} />
          </IconButton>
        </li>
      ))}
    </ul>
  )
}
