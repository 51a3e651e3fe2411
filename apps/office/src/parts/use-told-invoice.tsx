import type { Invoice } from '@billett/contract'
import type { DataColumn } from '@billett/web-kit/kit/lists/data-column.ts'
import { useMemo } from 'react'
import { useFormat } from '../hooks/use-format.ts'
import { useTexts } from '../texts/use-texts.ts'
import { InvoiceState } from './InvoiceState.tsx'

/** What staff and whoever pays read of an invoice alike, beside its number and what is open of it. */
export function useToldInvoice(): readonly DataColumn<Invoice>[] {
  const { t } = useTexts()
  const format = useFormat()
  return useMemo(
    () => [
      { id: 'payer', header: t('invoices.payer'), cell: ({ payer, buyerName }) => payer?.name ?? buyerName },
      { id: 'kind', header: t('invoices.kind'), cell: ({ kind }) => t(`invoices.kinds.${kind}`) },
      { id: 'month', header: t('invoices.month'), whole: true, cell: ({ month }) => format.monthOfYear(`${month}-01`) },
      { id: 'state', header: t('invoices.state'), cell: ({ state }) => <InvoiceState state={state} /> },
      {
        id: 'dueOn',
        header: t('invoices.dueOn'),
        whole: true,
        cell: ({ dueOn, kind }) => (kind === 'invoice' ? format.date(dueOn) : '–'),
      },
      {
        id: 'due',
        header: t('invoices.due'),
        end: true,
        whole: true,
        cell: ({ dueCents }) => format.money(dueCents),
      },
    ],
    [t, format],
  )
}
