import { Text } from '@billett/web-kit/kit/text/Text.tsx'
import { useShop } from '../../hooks/shop.ts'
import { useNow } from '../../parts/pass/use-now.ts'
import { storedLastSales } from '../../storage/last-sales.ts'
import { useTexts } from '../../texts/use-texts.ts'

/** Without a network: since when the order has been kept on this device as it is shown. */
export function KeptSince({ orderId }: { orderId: string }) {
  const { t } = useTexts()
  const { format } = useShop()
  const now = useNow()
  const since = storedLastSales.keptOn(orderId)
  if (since === undefined) return <Text variant="body2">{t('confirmation.offline')}</Text>
  return <Text variant="body2">{t('confirmation.keptSince', { time: format.instantShort(since, now) })}</Text>
}
