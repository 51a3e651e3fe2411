import type { StopInformation } from '@billett/contract'
import { Icon } from '@billett/web-kit/kit/drawings/Icon.tsx'
import { Text } from '@billett/web-kit/kit/text/Text.tsx'
import { useId } from 'react'
import { useShop } from '../../hooks/shop.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { ModeWord } from '../lines/ModeWord.tsx'
import { modeIcon } from '../lines/modes.ts'
import { LateMark } from '../live/LateMark.tsx'
import { punctualityOf } from '../live/live-facts.ts'
import { PlatformNow } from '../live/PlatformNow.tsx'
import { TimeNow } from '../live/TimeNow.tsx'
import styles from './DepartureList.module.css'

type DepartureNow = StopInformation['departures'][number]['now']

const asStop = (now: DepartureNow) =>
  now && { arrival: null, departure: now.departure, platform: now.platform, skipped: false }

/** What leaves next, a heading wherever the day changes. */
export function DepartureList({ departures }: Pick<StopInformation, 'departures'>) {
  const { t } = useTexts()
  const { format } = useShop()
  const id = useId()
  const days = departures.map(({ departure }) => format.instantDate(departure))
  return (
    // Nothing in the list can be pressed, so the keyboard scrolls it as a whole.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: see above.
    <section tabIndex={0} aria-labelledby={id}>
      <Text variant="h3" component="h3" id={id} gutterBottom>
        {t('stops.departures')}
      </Text>
      {departures.length === 0 && <Text color="textSecondary">{t('stops.noDepartures')}</Text>}
      <ol className={styles.list}>
        {departures.map(({ line, mode, direction, departure, platform, now }, index) => (
          <li key={`${departure}-${line}-${direction}`} className={styles.item}>
            {index > 0 && days[index] !== days[index - 1] && <Text className={styles.day}>{days[index]}</Text>}
            <div className={styles.departure}>
              <div className={styles.time}>
                <TimeNow
                  planned={departure}
                  punctuality={punctualityOf(departure, now?.departure)}
                  gone={now?.cancelled ?? false}
                />
              </div>
              <div className={styles.line}>
                <Icon path={modeIcon(mode)} size={18} /> <ModeWord mode={mode} line={line} />
                {line}
              </div>
              <div>
                {direction}
                {now?.cancelled ? (
                  <div>{t('live.cancelled')}</div>
                ) : (
                  <div>
                    <LateMark punctuality={punctualityOf(departure, now?.departure)} />
                  </div>
                )}
                <PlatformNow stop={{ platform, now: asStop(now) }} mode={mode} />
              </div>
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}
