import { Icon } from '@billett/web-kit/kit/drawings/Icon.tsx'
import { mdiCheck, mdiClockAlertOutline } from '@mdi/js'
import { useTexts } from '../../texts/use-texts.ts'
import styles from './live.module.css'
import type { Punctuality } from './live-facts.ts'

/** "on time", "+4 min", "2 min early"; nothing where nothing is known. Never by colour alone. */
export function LateMark({ punctuality }: { punctuality: Punctuality }) {
  const { t } = useTexts()
  if (!punctuality) return null
  const { state } = punctuality
  return (
    <span className={state === 'onTime' ? styles.good : styles.warning}>
      <Icon path={state === 'onTime' ? mdiCheck : mdiClockAlertOutline} size={18} />
      {state === 'onTime' ? t('live.onTime') : t(`live.${state}`, { count: punctuality.minutes })}
    </span>
  )
}
