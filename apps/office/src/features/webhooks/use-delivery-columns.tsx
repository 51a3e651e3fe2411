import type { StaffDelivery } from '@billett/contract'
import type { DataColumn } from '@billett/web-kit/kit/lists/data-column.ts'
import { Chip } from '@billett/web-kit/kit/text/Chip.tsx'
import { useMemo } from 'react'
import { useFormat } from '../../hooks/use-format.ts'
import { useTexts } from '../../texts/use-texts.ts'

const COLOURS = { waiting: 'warning', delivered: 'success', failed: 'error' } as const satisfies Record<
  StaffDelivery['state'],
  string
>

/** What it is about, as people write it: an order has a number of its own. */
export const aboutOf = ({ data }: StaffDelivery): string => {
  const { orderNumber, contractId } = data
  return String(orderNumber ?? contractId ?? '')
}

/** What a delivery is shown by. */
export function useDeliveryColumns(): readonly DataColumn<StaffDelivery>[] {
  const { t } = useTexts()
  const format = useFormat()
  return useMemo(
    () => [
      { id: 'about', header: t('webhooks.about'), cell: aboutOf },
      { id: 'event', header: t('webhooks.event'), cell: ({ event }) => t(`webhooks.event.${event}`) },
      {
        id: 'occurredOn',
        header: t('webhooks.occurredOn'),
        whole: true,
        cell: ({ occurredOn }) => format.instantDateTime(occurredOn),
      },
      {
        id: 'state',
        header: t('webhooks.state'),
        cell: ({ state }) => <Chip color={COLOURS[state]} label={t(`webhooks.states.${state}`)} />,
      },
      { id: 'tries', header: t('webhooks.tries'), cell: ({ tries }) => tries },
      {
        id: 'answer',
        header: t('webhooks.answer'),
        cell: ({ status, detail }) => status ?? (detail === null ? '' : t('webhooks.noAnswer', { detail })),
      },
      {
        id: 'next',
        header: t('webhooks.next'),
        whole: true,
        cell: ({ nextTryOn }) => (nextTryOn === null ? '' : format.instantDateTime(nextTryOn)),
      },
    ],
    [t, format],
  )
}
