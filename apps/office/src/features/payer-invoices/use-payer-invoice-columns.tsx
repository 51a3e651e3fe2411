import type { Invoice } from '@billett/contract'
import type { DataColumn } from '@billett/web-kit/kit/lists/data-column.ts'
import { useMemo } from 'react'
import { useToldInvoice } from '../../parts/use-told-invoice.tsx'
import { useTexts } from '../../texts/use-texts.ts'

/** What whoever pays sees of an invoice. */
export function usePayerInvoiceColumns(): readonly DataColumn<Invoice>[] {
  const { t } = useTexts()
  const told = useToldInvoice()
  return useMemo(
    () => [{ id: 'number', header: t('invoices.number'), whole: true, cell: ({ number }) => number }, ...told],
    [t, told],
  )
}
