import type { StopCall } from '@billett/contract'
import { classes } from '@billett/web-kit/kit/classes.ts'
import { TextLink } from '@billett/web-kit/kit/text/TextLink.tsx'
import { VisuallyHidden } from '@billett/web-kit/kit/text/VisuallyHidden.tsx'
import { punctualityOf } from '../../../parts/live/live-facts.ts'
import { PlatformNow } from '../../../parts/live/PlatformNow.tsx'
import { TimeNow } from '../../../parts/live/TimeNow.tsx'
import { useTexts } from '../../../texts/use-texts.ts'
import styles from './LegStop.module.css'

interface Props {
  stop: StopCall
  moment: string | null
  /** When that is now; nothing where nobody tells. */
  now?: string | null
  /** Of the vehicle that calls. */
  mode: string | undefined
  /** What the moment is, where it is one of both. */
  when?: 'departure' | 'arrival'
  /** Boarding, alighting or changing here. */
  strong?: boolean
  onStop: (stop: StopCall) => void
}

/** When and where a vehicle calls; a press on the name tells more of the stop. */
export function LegStop({ stop, moment, now, mode, when, strong = false, onStop }: Props) {
  const { t } = useTexts()
  const { text } = stop
  return (
    <div className={classes(styles.stop, strong ? styles.strong : styles.plain)}>
      <div className={styles.time}>
        {when && <VisuallyHidden>{t(`trips.${when}`)} </VisuallyHidden>}
        {moment && (
          <TimeNow planned={moment} punctuality={punctualityOf(moment, now)} gone={stop.now?.skipped ?? false} />
        )}
      </div>
      <div>
        <TextLink
          component="button"
          type="button"
          color="inherit"
          underline="hover"
          aria-label={t('stops.infoNamed', { stop: text })}
          onClick={() => onStop(stop)}
          className={styles.name}
        >
          {text}
        </TextLink>
        {stop.now?.skipped && <div className={styles.platform}>{t('live.skipped')}</div>}
        <PlatformNow stop={stop} mode={mode} className={styles.platform} />
      </div>
    </div>
  )
}
