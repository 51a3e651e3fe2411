import type { StopCall } from '@billett/contract'
import { useTexts } from '../../texts/use-texts.ts'
import { PlatformText } from '../lines/PlatformText.tsx'
import styles from './live.module.css'
import { changedPlatform } from './live-facts.ts'

interface Props {
  stop: Pick<StopCall, 'platform' | 'now'>
  mode: string | undefined
  className?: string
}

/** Where to wait: "Platform 7 (not 5)" where that has changed. */
export function PlatformNow({ stop, mode, className }: Props) {
  const { t } = useTexts()
  const changed = changedPlatform(stop)
  if (changed === null)
    return stop.platform ? <PlatformText platform={stop.platform} mode={mode} className={className} /> : null
  return (
    <span className={className}>
      <strong className={styles.changed}>
        <PlatformText platform={changed} mode={mode} className={styles.inline} />
      </strong>
      {stop.platform && ` ${t('live.notPlatform', { platform: stop.platform })}`}
    </span>
  )
}
