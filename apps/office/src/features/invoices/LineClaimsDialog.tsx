import type { InvoiceClaim } from '@billett/contract'
import { useCall } from '@billett/web-kit/calls/use-call.ts'
import { CallErrors } from '@billett/web-kit/forms/CallErrors.tsx'
import { Button } from '@billett/web-kit/kit/controls/Button.tsx'
import { SkeletonList } from '@billett/web-kit/kit/feedback/SkeletonList.tsx'
import { DataTable } from '@billett/web-kit/kit/lists/DataTable.tsx'
import type { DataColumn } from '@billett/web-kit/kit/lists/data-column.ts'
import { DialogShell } from '@billett/web-kit/kit/overlays/DialogShell.tsx'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { useAppDispatch } from '../../hooks/store-hooks.ts'
import { useFormat } from '../../hooks/use-format.ts'
import { ContractLink } from '../../parts/ContractLink.tsx'
import { getInvoiceClaims } from '../../state/admin/admin.calls.ts'
import { useTexts } from '../../texts/use-texts.ts'

/** Claims fetched at a time. */
const SOME = 100

interface Props {
  invoiceGuid: string
  line: number
  name: string
  onClose: () => void
}

/** The claims that a line is made of, each with its contract; some at a time. */
export function LineClaimsDialog({ invoiceGuid, line, name, onClose }: Props) {
  const { t } = useTexts()
  const format = useFormat()
  const dispatch = useAppDispatch()
  const [claims, setClaims] = useState<readonly InvoiceClaim[]>()
  const [isAll, setAll] = useState(false)
  const { loading, failed, errors } = useCall(getInvoiceClaims)
  const fetchPage = useCallback(
    async (page: number) => {
      const query = { line, page, pageSize: SOME }
      const answer = await dispatch(getInvoiceClaims({ params: { invoiceGuid }, query }))
      if (!getInvoiceClaims.fulfilled.match(answer)) return
      const { data } = answer.payload
      setClaims(before => (page === 0 ? data : [...(before ?? []), ...data]))
      setAll(data.length < SOME)
    },
    [dispatch, invoiceGuid, line],
  )
  useEffect(() => void fetchPage(0), [fetchPage])
  const columns = useMemo<readonly DataColumn<InvoiceClaim>[]>(
    () => [
      {
        id: 'contract',
        header: t('invoices.contract'),
        cell: ({ contractGuid, contractNumber }) => <ContractLink guid={contractGuid} number={contractNumber} />,
      },
      { id: 'customer', header: t('invoices.customerNumber'), cell: ({ customerNumber }) => customerNumber },
      { id: 'period', header: t('invoices.period'), cell: ({ from, until }) => format.dayRange(from, until) },
      { id: 'cents', header: t('invoices.gross'), end: true, whole: true, cell: ({ cents }) => format.money(cents) },
    ],
    [t, format],
  )
  return (
    <DialogShell
      open
      title={name}
      width="md"
      onClose={onClose}
      actions={
        <>
          {claims && !isAll && (
            <Button variant="outlined" disabled={loading} onClick={() => void fetchPage(claims.length / SOME)}>
              {t('invoices.moreClaims')}
            </Button>
          )}
          <Button variant="outlined" onClick={onClose}>
            {t('common.close')}
          </Button>
        </>
      }
    >
      {failed && !loading && <CallErrors errors={errors} all />}
      {!claims && !failed && <SkeletonList label={t('common.loading')} rows={4} height={40} />}
      {claims && (
        <DataTable
          label={t('invoices.claims')}
          columns={columns}
          rows={claims}
          rowId={({ guid }) => guid}
          rowName={({ contractNumber }) => contractNumber}
          empty={null}
        />
      )}
    </DialogShell>
  )
}
