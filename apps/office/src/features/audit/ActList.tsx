import { STAFF_ROWS, type StaffAct } from '@billett/contract'
import { EmptyState } from '@billett/web-kit/kit/feedback/EmptyState.tsx'
import { lazyPiece } from '@billett/web-kit/kit/lazy/lazy-piece.ts'
import { DataTable } from '@billett/web-kit/kit/lists/DataTable.tsx'
import { Pagination } from '@billett/web-kit/kit/lists/Pagination.tsx'
import { useLocation } from '@billett/web-kit/links/use-location.ts'
import { mdiTextBoxSearchOutline } from '@mdi/js'
import { Suspense, useCallback } from 'react'
import { PAGE_SIZES } from '../../lists/page-sizes.ts'
import { ListFailure } from '../../parts/ListFailure.tsx'
import { SavedViews } from '../../parts/views/SavedViews.tsx'
import { useTexts } from '../../texts/use-texts.ts'
import { ActsFile } from './ActsFile.tsx'
import { type AuditState, auditAddress } from './audit-address.ts'
import { useActColumns } from './use-act-columns.tsx'
import { useActs } from './use-acts.ts'

const ActDialog = lazyPiece(() => import('./ActDialog.tsx').then(module => module.ActDialog))

interface Props {
  state: AuditState
  onChange: (part: Partial<AuditState>) => void
}

const rowId = ({ number }: StaffAct) => String(number)

/** What people of the company did, and read in full. */
export function ActList({ state, onChange }: Props) {
  const { t } = useTexts()
  const { pathname, search } = useLocation()
  const { rows, found, busy, failed, errors, again } = useActs(state)
  const hrefOf = useCallback(
    (act: StaffAct) => `${pathname}?${auditAddress.write(new URLSearchParams(search), { act: rowId(act) })}`,
    [pathname, search],
  )
  const columns = useActColumns(hrefOf)
  const summary = found
    ? t(found.isExact ? 'audit.found' : 'audit.foundMore', { count: found.count })
    : t('common.loading')
  const open = rows?.find(act => rowId(act) === state.act)
  return (
    <>
      <DataTable
        label={t('audit.views.acts')}
        columns={columns}
        rows={rows}
        busy={busy}
        rowId={rowId}
        rowName={({ number }) => t('audit.named', { number })}
        summary={failed ? undefined : summary}
        tools={
          <>
            <SavedViews list="adminAudit" address={auditAddress} />
            <ActsFile state={state} />
          </>
        }
        empty={
          <EmptyState icon={mdiTextBoxSearchOutline} title={t('audit.none')}>
            {t('audit.noneText')}
          </EmptyState>
        }
        failure={failed ? <ListFailure errors={errors} onAgain={again} /> : undefined}
      />
      <Pagination
        page={state.page}
        pageSize={state.pageSize}
        total={found?.isExact ? found.count : STAFF_ROWS}
        pageSizes={PAGE_SIZES}
        onChange={onChange}
      />
      {open && (
        <Suspense>
          <ActDialog act={open} onClose={() => onChange({ act: '' })} />
        </Suspense>
      )}
    </>
  )
}
