import type { Leg, StopCall } from '@billett/contract'
import { classes } from '@billett/web-kit/kit/classes.ts'
import { Button } from '@billett/web-kit/kit/controls/Button.tsx'
import { Icon } from '@billett/web-kit/kit/drawings/Icon.tsx'
import { mdiChevronDown, mdiChevronUp, mdiWalk } from '@mdi/js'
import { useId, useState } from 'react'
import { LineBadge } from '../../../parts/lines/LineBadge.tsx'
import { ConnectionMark } from '../../../parts/live/ConnectionMark.tsx'
import { TripMark } from '../../../parts/live/TripMark.tsx'
import { useTexts } from '../../../texts/use-texts.ts'
import { DurationText } from './DurationText.tsx'
import { LegStop } from './LegStop.tsx'
import styles from './TripLeg.module.css'
import { useDuration } from './use-duration.ts'

/** From a stop to a stop, with a line or on foot. */
export function TripLeg({ leg, onStop }: { leg: Leg; onStop: (stop: StopCall) => void }) {
  const { t } = useTexts()
  const duration = useDuration()
  const id = useId()
  const [open, setOpen] = useState(false)
  return (
    <li className={styles.leg}>
      <ConnectionMark connection={leg.connection} />
      <LegStop
        stop={leg.from}
        moment={leg.from.departure}
        now={leg.from.now?.departure}
        when="departure"
        mode={leg.line?.mode}
        strong
        onStop={onStop}
      />
      <div
        className={classes(styles.way, !leg.line && styles.walk)}
        style={leg.line?.colour ? { borderColor: leg.line.colour } : undefined}
      >
        {leg.line ? (
          <div className={styles.line}>
            <LineBadge {...leg.line} />
            {leg.direction && <span>{t('trips.direction', { direction: leg.direction })}</span>}
            <TripMark trip={{ legs: [{ ...leg, connection: undefined }] }} />
          </div>
        ) : (
          <div className={styles.direction}>
            <Icon path={mdiWalk} size={20} /> <DurationText minutes={leg.durationMinutes} walk="named" />
          </div>
        )}
        {leg.line && leg.stops.length === 0 && (
          <div className={styles.duration}>
            <DurationText minutes={leg.durationMinutes} />
          </div>
        )}
        {leg.line && leg.stops.length > 0 && (
          <>
            <Button
              aria-expanded={open}
              aria-controls={id}
              endIcon={<Icon path={open ? mdiChevronUp : mdiChevronDown} />}
              onClick={() => setOpen(!open)}
              className={styles.stopsButton}
            >
              {t('trips.stops', { count: leg.stops.length, duration: duration(leg.durationMinutes) })}
            </Button>
            <ol id={id} hidden={!open} className={styles.stops}>
              {open &&
                leg.stops.map(stop => (
                  <li key={`${stop.departure ?? stop.arrival} ${stop.reference}`}>
                    <LegStop
                      stop={stop}
                      moment={stop.departure ?? stop.arrival}
                      now={stop.now?.departure ?? stop.now?.arrival}
                      mode={leg.line?.mode}
                      onStop={onStop}
                    />
                  </li>
                ))}
            </ol>
          </>
        )}
      </div>
      <LegStop
        stop={leg.to}
        moment={leg.to.arrival}
        now={leg.to.now?.arrival}
        when="arrival"
        mode={leg.line?.mode}
        strong
        onStop={onStop}
      />
    </li>
  )
}
