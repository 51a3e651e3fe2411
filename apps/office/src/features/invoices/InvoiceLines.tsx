import type { InvoiceDetail } from '@billett/contract'
import { Button } from '@billett/web-kit/kit/controls/Button.tsx'
import { Stack } from '@billett/web-kit/kit/layout/Stack.tsx'
import { lazyPiece } from '@billett/web-kit/kit/lazy/lazy-piece.ts'
import { DataTable } from '@billett/web-kit/kit/lists/DataTable.tsx'
import { Text } from '@billett/web-kit/kit/text/Text.tsx'
import { Suspense, useState } from 'react'
import { useTexts } from '../../texts/use-texts.ts'
import { type InvoiceLine, useLineColumns } from './use-line-columns.tsx'

const LineClaimsDialog = lazyPiece(() => import('./LineClaimsDialog.tsx').then(module => module.LineClaimsDialog))

const rowId = ({ number }: InvoiceLine) => `${number}`

/** The lines of an invoice, each with the contracts behind it. */
export function InvoiceLines({ invoice }: { invoice: InvoiceDetail }) {
  const { t } = useTexts()
  const [open, setOpen] = useState<InvoiceLine>()
  const columns = useLineColumns()
  const nameOf = ({ place, name }: InvoiceLine) => `${place || t('invoices.noPlace')}: ${name}`
  // What takes an invoice back has the claims of that invoice, and none of its own.
  const opening = {
    id: 'claims',
    header: t('invoices.claims'),
    whole: true,
    cell: (line: InvoiceLine) => <Button onClick={() => setOpen(line)}>{t('invoices.showClaims')}</Button>,
  }
  return (
    <Stack component="section" spacing={2} aria-label={t('invoices.lines')}>
      <Text variant="h2">{t('invoices.lines')}</Text>
      <DataTable
        label={t('invoices.lines')}
        columns={invoice.kind === 'cancellation' ? columns : [...columns, opening]}
        rows={invoice.lines}
        rowId={rowId}
        rowName={nameOf}
        empty={null}
      />
      <Suspense>
        {open && (
          <LineClaimsDialog
            invoiceGuid={invoice.guid}
            line={open.number}
            name={nameOf(open)}
            onClose={() => setOpen(undefined)}
          />
        )}
      </Suspense>
    </Stack>
  )
}
