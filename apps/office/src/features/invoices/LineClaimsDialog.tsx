import type { InvoiceClaim } from '@billett/contract'
import { contractsAddress } from '@billett/contract/lists/contracts-address.ts'
import { useCall } from '@billett/web-kit/calls/use-call.ts'
import { CallErrors } from '@billett/web-kit/forms/CallErrors.tsx'
import { Button } from '@billett/web-kit/kit/controls/Button.tsx'
import { SkeletonList } from '@billett/web-kit/kit/feedback/SkeletonList.tsx'
import { Table } from '@billett/web-kit/kit/layout/Table.tsx'
import { DialogShell } from '@billett/web-kit/kit/overlays/DialogShell.tsx'
import { TextLink } from '@billett/web-kit/kit/text/TextLink.tsx'
import { Link } from '@billett/web-kit/links/Link.tsx'
import { useCallback, useEffect, useState } from 'react'
import { useOffice } from '../../hooks/office.ts'
import { useAppDispatch, useAppSelector } from '../../hooks/store-hooks.ts'
import { useFormat } from '../../hooks/use-format.ts'
import { getInvoiceClaims } from '../../state/admin/admin.calls.ts'
import { selectHolds } from '../../state/user.selectors.ts'
import { useTexts } from '../../texts/use-texts.ts'
import styles from './figures.module.css'

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
  const { link } = useOffice()
  const format = useFormat()
  const dispatch = useAppDispatch()
  const seesContracts = useAppSelector(selectHolds(['AllowedToSeeContracts']))
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
  const toContract = (contract: string) =>
    `${link('adminContracts')}?${contractsAddress.write(new URLSearchParams(), { contract })}`
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
        <Table label={t('invoices.claims')}>
          <thead>
            <tr>
              <th scope="col">{t('invoices.contract')}</th>
              <th scope="col">{t('invoices.customerNumber')}</th>
              <th scope="col">{t('invoices.period')}</th>
              <th scope="col" className={styles.number}>
                {t('invoices.gross')}
              </th>
            </tr>
          </thead>
          <tbody>
            {claims.map(claim => (
              <tr key={claim.guid}>
                <th scope="row">
                  {seesContracts ? (
                    <TextLink component={Link} to={toContract(claim.contractGuid)}>
                      {claim.contractNumber}
                    </TextLink>
                  ) : (
                    claim.contractNumber
                  )}
                </th>
                <td>{claim.customerNumber}</td>
                <td>{format.dayRange(claim.from, claim.until)}</td>
                <td className={styles.number}>{format.money(claim.cents)}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
    </DialogShell>
  )
}
