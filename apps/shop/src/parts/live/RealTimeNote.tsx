import type { RealTimeState } from '@billett/contract'
import { Text } from '@billett/web-kit/kit/text/Text.tsx'
import { useShop } from '../../hooks/shop.ts'
import { useTexts } from '../../texts/use-texts.ts'

/** Says where what is shown is not of this minute; nothing where it is, or where nobody tells at all. */
export function RealTimeNote({ realTime }: { realTime: RealTimeState | undefined }) {
  const { t } = useTexts()
  const { format } = useShop()
  if (!realTime || realTime.state === 'live') return null
  return (
    <Text variant="body2" color="textSecondary">
      {realTime.state === 'asOf' && realTime.asOf
        ? t('live.asOf', { time: format.instantTime(realTime.asOf) })
        : t('live.off')}
    </Text>
  )
}
