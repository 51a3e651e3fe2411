import { useCall } from '@billett/web-kit/calls/use-call.ts'
import { CardGrid } from '@billett/web-kit/kit/layout/CardGrid.tsx'
import { Panel } from '@billett/web-kit/kit/layout/Panel.tsx'
import { Text } from '@billett/web-kit/kit/text/Text.tsx'
import { useAppSelector } from '../../hooks/store-hooks.ts'
import { useFormat } from '../../hooks/use-format.ts'
import { ListFailure } from '../../parts/ListFailure.tsx'
import { getFulfillmentQueue } from '../../state/order-fulfillment/order-fulfillment.calls.ts'
import { selectQueues } from '../../state/order-fulfillment/order-fulfillment.selectors.ts'
import { useTexts } from '../../texts/use-texts.ts'

/** How many tickets and mails wait, and since when the oldest does. */
export function QueueFigures({ onAgain }: { onAgain: () => void }) {
  const { t } = useTexts()
  const format = useFormat()
  const queues = useAppSelector(selectQueues)
  const { failed, errors } = useCall(getFulfillmentQueue)
  if (failed) return <ListFailure errors={errors} onAgain={onAgain} />
  return (
    <CardGrid>
      {queues?.map(({ step, waiting, oldest, failing, givenUp }) => (
        <Panel component="li" key={step}>
          <Text variant="h3">{t(`fulfilment.steps.${step}`)}</Text>
          <Text>{t('fulfilment.waitingNow', { count: waiting })}</Text>
          {oldest && <Text variant="body2">{t('fulfilment.oldest', { moment: format.instantDateTime(oldest) })}</Text>}
          {failing > 0 && <Text variant="body2">{t('fulfilment.failing', { count: failing })}</Text>}
          {givenUp > 0 && <Text variant="body2">{t('fulfilment.gaveUp', { count: givenUp })}</Text>}
        </Panel>
      ))}
    </CardGrid>
  )
}
