import { Skeleton } from '@billett/web-kit/kit/feedback/Skeleton.tsx'
import { Text } from '@billett/web-kit/kit/text/Text.tsx'
import { useTexts } from '../../../texts/use-texts.ts'
import type { Stopover } from './use-stopover.ts'

/** Which stop the trips go by, once one is chosen. */
export function StopoverText({ stopover: { reference, name, isUnknown } }: { stopover: Stopover }) {
  const { t } = useTexts()
  if (reference === undefined) return null
  const said = () => {
    if (isUnknown) return t('trips.stopover.unknown')
    return name ? t('trips.stopover.chosen', { stop: name }) : <Skeleton height={24} />
  }
  return <Text role="status">{said()}</Text>
}
