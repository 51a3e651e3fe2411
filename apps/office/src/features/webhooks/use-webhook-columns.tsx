import type { StaffWebhook } from '@billett/contract'
import type { DataColumn } from '@billett/web-kit/kit/lists/data-column.ts'
import { Chip } from '@billett/web-kit/kit/text/Chip.tsx'
import { useMemo } from 'react'
import { useFormat } from '../../hooks/use-format.ts'
import { useTexts } from '../../texts/use-texts.ts'

/** What a webhook is shown by. */
export function useWebhookColumns(): readonly DataColumn<StaffWebhook>[] {
  const { t } = useTexts()
  const format = useFormat()
  return useMemo(
    () => [
      { id: 'name', header: t('webhooks.name'), cell: ({ name }) => name },
      { id: 'url', header: t('webhooks.url'), cell: ({ url }) => url },
      {
        id: 'events',
        header: t('webhooks.events'),
        cell: ({ events }) => events.map(event => t(`webhooks.event.${event}`)).join(', '),
      },
      { id: 'waiting', header: t('webhooks.waiting'), cell: ({ waiting }) => waiting },
      {
        id: 'failed',
        header: t('webhooks.failed'),
        cell: ({ failed }) => (failed > 0 ? <Chip color="error" label={String(failed)} /> : failed),
      },
      {
        id: 'createdOn',
        header: t('webhooks.createdOn'),
        whole: true,
        cell: ({ createdOn }) => format.instantDateTime(createdOn),
      },
      { id: 'client', header: t('office.client'), cell: ({ client }) => client },
    ],
    [t, format],
  )
}
