import type { StaffInvoice } from '@billett/contract'
import type { DataColumn } from '@billett/web-kit/kit/lists/data-column.ts'
import { TextLink } from '@billett/web-kit/kit/text/TextLink.tsx'
import { Link } from '@billett/web-kit/links/Link.tsx'
import { useMemo } from 'react'
import { useOffice } from '../../hooks/office.ts'
import { useFormat } from '../../hooks/use-format.ts'
import { useToldInvoice } from '../../parts/use-told-invoice.tsx'
import { useTexts } from '../../texts/use-texts.ts'
import { UnsentState } from './UnsentState.tsx'

/** What staff see of an invoice. */
export function useInvoiceColumns(): readonly DataColumn<StaffInvoice>[] {
  const { t } = useTexts()
  const { link } = useOffice()
  const format = useFormat()
  const told = useToldInvoice()
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
      ...told.map<DataColumn<StaffInvoice>>(column =>
        column.id === 'state' ? { ...column, cell: UnsentState } : column,
      ),
      {
        id: 'open',
        header: t('invoices.open'),
        end: true,
        whole: true,
        cell: ({ openCents, state }) => (state === 'open' || state === 'overdue' ? format.money(openCents) : '–'),
      },
    ],
    [t, link, format, told],
  )
}
