import type { ContractPasses } from '@billett/contract'
import { Text } from '@billett/web-kit/kit/text/Text.tsx'
import { useShop } from '../../hooks/shop.ts'
import { useTexts } from '../../texts/use-texts.ts'

/** How a chip card stands, to whom it goes and when it is expected; its number alone where no more is known of it. */
export function CardView({ card, serial }: { card: ContractPasses['card']; serial: string | null }) {
  const { t } = useTexts()
  const { format } = useShop()
  const { state, recipientName: name, arrivesOn } = card ?? { state: undefined, recipientName: null, arrivesOn: null }
  const isOnItsWay = state === 'ordered' || state === 'produced' || state === 'sent'
  if (!state || state === 'active')
    return <Text>{serial === null ? t('subscription.card.ordered') : t('subscription.pass.card', { serial })}</Text>
  return (
    <>
      <Text>{t(`subscription.card.${state}`, { serial: card?.serial ?? '' })}</Text>
      {isOnItsWay && name && <Text>{t('subscription.card.recipient', { name })}</Text>}
      {state === 'sent' && arrivesOn && <Text>{t('subscription.card.arrives', { day: format.date(arrivesOn) })}</Text>}
    </>
  )
}
