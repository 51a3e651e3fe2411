import type { SubscriptionContract } from '@billett/contract'
import { DescriptionList } from '@billett/web-kit/kit/layout/DescriptionList.tsx'
import { Panel } from '@billett/web-kit/kit/layout/Panel.tsx'
import { Text } from '@billett/web-kit/kit/text/Text.tsx'
import { useShop } from '../../../hooks/shop.ts'
import { usePriceText } from '../../../hooks/use-price-text.ts'
import { useValidity } from '../../../parts/contract/use-validity.ts'
import { useTexts } from '../../../texts/use-texts.ts'

/** What was agreed, as it is named when somebody writes or calls. */
export function ContractFacts({ contract }: { contract: SubscriptionContract }) {
  const { t } = useTexts()
  const { format } = useShop()
  const validity = useValidity()
  const priceText = usePriceText()
  const { contractNumber, customerNumber, holder, subscriber, pauses, medium, price } = contract
  const card = medium && (medium.kind === 'chip' && medium.serial ? 'chipNumber' : medium.kind)
  const facts = [
    { term: t('subscription.facts.validity'), detail: validity(contract) },
    {
      term: t('subscription.facts.pauses'),
      detail: pauses.map(({ from, to }) => format.dayRange(from, to)).join('; '),
    },
    { term: t('subscription.facts.price'), detail: priceText(price) },
    { term: t('subscription.facts.holder'), detail: holder },
    { term: t('subscription.facts.subscriber'), detail: subscriber },
    {
      term: t('subscription.facts.medium'),
      detail: card && t(`subscription.media.${card}`, { serial: medium?.serial ?? '' }),
    },
    { term: t('subscription.facts.contractNumber'), detail: contractNumber },
    { term: t('subscription.facts.customerNumber'), detail: customerNumber },
  ]
  return (
    <Panel aria-labelledby="contract-facts">
      <Text variant="h2" id="contract-facts" gutterBottom>
        {t('subscription.facts.headline')}
      </Text>
      <DescriptionList facts={facts.filter(({ detail }) => detail)} />
    </Panel>
  )
}
