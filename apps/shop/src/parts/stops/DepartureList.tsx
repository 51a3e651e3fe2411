import type { StopInformation } from '@billett/contract'
import { Icon } from '@billett/web-kit/kit/drawings/Icon.tsx'
import { Text } from '@billett/web-kit/kit/text/Text.tsx'
import { useId } from 'react'
import { useShop } from '../../hooks/shop.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { ModeWord } from '../lines/ModeWord.tsx'
import { modeIcon } from '../lines/modes.ts'
import { PlatformText } from '../lines/PlatformText.tsx'
import styles from './DepartureList.module.css'

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
        {departures.map(({ line, mode, direction, departure, platform }, index) => (
          <li key={`${departure}-${line}-${direction}`} className={styles.item}>
            {index > 0 && days[index] !== days[index - 1] && <Text className={styles.day}>{days[index]}</Text>}
            <div className={styles.departure}>
              <div className={styles.time}>{format.instantTime(departure)}</div>
              <div className={styles.line}>
                <Icon path={modeIcon(mode)} size={18} /> <ModeWord mode={mode} line={line} />
                {line}
              </div>
              <div>
                {direction}
                {platform && <PlatformText platform={platform} mode={mode} />}
              </div>
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}
