import type { StaffRefusal } from '@billett/contract'
import { EmptyState } from '@billett/web-kit/kit/feedback/EmptyState.tsx'
import { DataTable } from '@billett/web-kit/kit/lists/DataTable.tsx'
import { Pagination } from '@billett/web-kit/kit/lists/Pagination.tsx'
import { mdiShieldCheckOutline } from '@mdi/js'
import { PAGE_SIZES } from '../../lists/page-sizes.ts'
import { rowsKnown } from '../../lists/rows-known.ts'
import { ListFailure } from '../../parts/ListFailure.tsx'
import { useTexts } from '../../texts/use-texts.ts'
import type { AuditState } from './audit-address.ts'
import { useRefusalColumns } from './use-refusal-columns.tsx'
import { useRefusals } from './use-refusals.ts'

interface Props {
  state: AuditState
  onChange: (part: Partial<AuditState>) => void
}

const rowId = ({ day, actorId, call, translationKey }: StaffRefusal) => [day, actorId, call, translationKey].join(' ')
const rowName = ({ actorName, call }: StaffRefusal) => `${actorName ?? ''} ${call}`

/** What people of the company wanted to do and were refused, by day. */
export function RefusalList({ state, onChange }: Props) {
  const { t } = useTexts()
  const { rows, busy, failed, errors, again } = useRefusals(state)
  const columns = useRefusalColumns()
  const { page, pageSize } = state
  const shown = rows?.length ?? 0
  return (
    <>
      <DataTable
        label={t('audit.views.refusals')}
        columns={columns}
        rows={rows}
        busy={busy}
        rowId={rowId}
        rowName={rowName}
        summary={failed ? undefined : rows ? t('audit.foundRefusals', { count: shown }) : t('common.loading')}
        empty={
          <EmptyState icon={mdiShieldCheckOutline} title={t('audit.noRefusals')}>
            {t('audit.noRefusalsText')}
          </EmptyState>
        }
        failure={failed ? <ListFailure errors={errors} onAgain={again} /> : undefined}
      />
      <Pagination
        page={page}
        pageSize={pageSize}
        total={rowsKnown({ page, pageSize, rows: shown })}
        pageSizes={PAGE_SIZES}
        onChange={onChange}
      />
    </>
  )
}
