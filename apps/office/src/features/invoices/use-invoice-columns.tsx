import type { Invoice } from '@billett/contract'
import type { DataColumn } from '@billett/web-kit/kit/lists/data-column.ts'
import { TextLink } from '@billett/web-kit/kit/text/TextLink.tsx'
import { Link } from '@billett/web-kit/links/Link.tsx'
import { useMemo } from 'react'
import { useOffice } from '../../hooks/office.ts'
import { useFormat } from '../../hooks/use-format.ts'
import { InvoiceState } from '../../parts/InvoiceState.tsx'
import { useTexts } from '../../texts/use-texts.ts'

/** What an invoice is shown by. */
export function useInvoiceColumns(): readonly DataColumn<Invoice>[] {
  const { t } = useTexts()
  const { link } = useOffice()
  const format = useFormat()
  return useMemo(
    () => [
      {
        id: 'number',
        header: t('invoices.number'),
        whole: true,
        cell: ({ guid, number }) => (
          <TextLink component={Link} to={link('adminInvoice', { id: guid })}>
            {number}
          </TextLink>
        ),
      },
      { id: 'payer', header: t('invoices.payer'), cell: ({ payer, buyerName }) => payer?.name ?? buyerName },
      { id: 'kind', header: t('invoices.kind'), cell: ({ kind }) => t(`invoices.kinds.${kind}`) },
      { id: 'month', header: t('invoices.month'), whole: true, cell: ({ month }) => format.monthOfYear(`${month}-01`) },
      { id: 'state', header: t('invoices.state'), cell: ({ state }) => <InvoiceState state={state} /> },
      { id: 'dueOn', header: t('invoices.dueOn'), whole: true, cell: ({ dueOn }) => format.date(dueOn) },
      {
        id: 'dueCents',
        header: t('invoices.due'),
        end: true,
        whole: true,
        cell: ({ dueCents }) => format.money(dueCents),
      },
      {
        id: 'openCents',
        header: t('invoices.open'),
        end: true,
        whole: true,
        cell: ({ openCents, state }) => (state === 'open' || state === 'overdue' ? format.money(openCents) : '–'),
      },
    ],
    [t, link, format],
  )
}
