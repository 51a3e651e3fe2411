import type { Leg } from '@billett/contract'
import { Icon } from '@billett/web-kit/kit/drawings/Icon.tsx'
import { mdiAlertOutline, mdiCancel } from '@mdi/js'
import { useTexts } from '../../texts/use-texts.ts'
import styles from './live.module.css'

/** What stands before a ride whose vehicle may not be reached, or not be reached any more. */
export function ConnectionMark({ connection }: Pick<Leg, 'connection'>) {
  const { t } = useTexts()
  if (connection !== 'atRisk' && connection !== 'missed') return null
  const missed = connection === 'missed'
  return (
    <span className={missed ? styles.bad : styles.warning}>
      <Icon path={missed ? mdiCancel : mdiAlertOutline} size={18} />
      {t(`live.${connection}`)}
    </span>
  )
}
