import type { InvoiceDetail } from '@billett/contract'
import type { DataColumn } from '@billett/web-kit/kit/lists/data-column.ts'
import { useMemo } from 'react'
import { useFormat } from '../../hooks/use-format.ts'
import { useTexts } from '../../texts/use-texts.ts'

export type InvoiceLine = InvoiceDetail['lines'][number]

/** What a line of an invoice says. */
export function useLineColumns(): readonly DataColumn<InvoiceLine>[] {
  const { t, language } = useTexts()
  const format = useFormat()
  return useMemo(() => {
    const number = (count: number) => new Intl.NumberFormat(language).format(count)
    return [
      { id: 'place', header: t('invoices.place'), cell: ({ place }) => place || t('invoices.noPlace') },
      { id: 'item', header: t('invoices.item'), cell: ({ name }) => name },
      {
        id: 'period',
        header: t('invoices.period'),
        whole: true,
        cell: ({ month }) => format.monthOfYear(`${month}-01`),
      },
      { id: 'count', header: t('invoices.count'), end: true, whole: true, cell: ({ count }) => number(count) },
      {
        id: 'unit',
        header: t('invoices.unit'),
        end: true,
        whole: true,
        cell: ({ unitCents }) => format.money(unitCents),
      },
      {
        id: 'gross',
        header: t('invoices.gross'),
        end: true,
        whole: true,
        cell: ({ grossCents }) => format.money(grossCents),
      },
    ]
  }, [t, language, format])
}
