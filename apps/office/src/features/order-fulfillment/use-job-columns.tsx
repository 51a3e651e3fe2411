import type { FulfillmentJob } from '@billett/contract'
import { ordersAddress } from '@billett/contract/lists/orders-address.ts'
import type { DataColumn } from '@billett/web-kit/kit/lists/data-column.ts'
import { Chip } from '@billett/web-kit/kit/text/Chip.tsx'
import { TextLink } from '@billett/web-kit/kit/text/TextLink.tsx'
import { Link } from '@billett/web-kit/links/Link.tsx'
import { useMemo } from 'react'
import { useOffice } from '../../hooks/office.ts'
import { useFormat } from '../../hooks/use-format.ts'
import { useTexts } from '../../texts/use-texts.ts'

/** What a failed job is shown by: whose it is, why it failed, and what becomes of it by itself. */
export function useJobColumns(): readonly DataColumn<FulfillmentJob>[] {
  const { t } = useTexts()
  const { link } = useOffice()
  const format = useFormat()
  return useMemo(
    () => [
      {
        id: 'order',
        header: t('fulfilment.order'),
        whole: true,
        cell: ({ orderId, orderNumber }) => (
          <TextLink
            component={Link}
            to={`${link('adminOrders')}?${ordersAddress.write(new URLSearchParams(), { order: orderId })}`}
          >
            {orderNumber}
          </TextLink>
        ),
      },
      { id: 'step', header: t('fulfilment.step'), cell: ({ step }) => t(`fulfilment.steps.${step}`) },
      { id: 'client', header: t('orders.client'), cell: ({ client }) => client },
      { id: 'trouble', header: t('fulfilment.cause'), cell: ({ trouble }) => t(`fulfilment.trouble.${trouble}`) },
      { id: 'tries', header: t('fulfilment.tries'), cell: ({ tries }) => tries, end: true },
      {
        id: 'since',
        header: t('fulfilment.since'),
        whole: true,
        cell: ({ since }) => format.instantDateTime(since),
      },
      {
        id: 'next',
        header: t('fulfilment.next'),
        cell: ({ nextTryOn }) =>
          nextTryOn === null ? (
            <Chip color="error" label={t('fulfilment.givenUp')} />
          ) : (
            format.instantDateTime(nextTryOn)
          ),
      },
    ],
    [t, link, format],
  )
}
