import type { StopInformation } from '@billett/contract'
import { Text } from '@billett/web-kit/kit/text/Text.tsx'
import { useTexts } from '../../texts/use-texts.ts'
import { LineBadge } from '../lines/LineBadge.tsx'
import styles from './StopFacts.module.css'

/** Where a stop lies in the tariff and which lines call there. */
export function StopFacts({ stop: { zones, lines } }: { stop: StopInformation }) {
  const { t } = useTexts()
  return (
    <div>
      {zones.length > 0 && (
        <Text>
          {t('stops.zones', {
            count: zones.length,
            zones: zones.map(({ id, name }) => (name.includes(id) ? name : `${id} ${name}`)).join(', '),
          })}
        </Text>
      )}
      {lines.length > 0 && (
        <ul aria-label={t('stops.lines')} className={styles.list}>
          {lines.map(line => (
            <li key={line.id}>
              <LineBadge name={line.name} mode={line.mode} colour={line.colour} />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
