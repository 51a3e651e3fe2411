import type { StaffAct } from '@billett/contract'
import { type AuditState, auditAddress } from '@billett/contract/lists/audit-address.ts'
import { lazyPiece } from '@billett/web-kit/kit/lazy/lazy-piece.ts'
import { mdiTextBoxSearchOutline } from '@mdi/js'
import { Suspense } from 'react'
import { useRowHref } from '../../hooks/use-row-href.ts'
import { StaffList } from '../../parts/list/StaffList.tsx'
import { SavedViews } from '../../parts/views/SavedViews.tsx'
import { useTexts } from '../../texts/use-texts.ts'
import { ActsFile } from './ActsFile.tsx'
import { useActColumns } from './use-act-columns.tsx'
import { useActs } from './use-acts.ts'

const ActDialog = lazyPiece(() => import('./ActDialog.tsx').then(module => module.ActDialog))

interface Props {
  state: AuditState
  onChange: (part: Partial<AuditState>) => void
}

const rowId = ({ number }: StaffAct) => String(number)
const opened = (act: StaffAct) => ({ act: rowId(act) })

/** What people of the company did, and read in full. */
export function ActList({ state, onChange }: Props) {
  const { t } = useTexts()
  const asked = useActs(state)
  const columns = useActColumns(useRowHref(auditAddress, opened))
  const open = asked.rows?.find(act => rowId(act) === state.act)
  return (
    <>
      <StaffList
        label={t('audit.views.acts')}
        columns={columns}
        asked={asked}
        rowId={rowId}
        rowName={({ number }) => t('audit.named', { number })}
        count={({ count, isExact }) => t(isExact ? 'audit.found' : 'audit.foundMore', { count })}
        tools={
          <>
            <SavedViews list="adminAudit" address={auditAddress} />
            <ActsFile state={state} />
          </>
        }
        none={{ icon: mdiTextBoxSearchOutline, title: t('audit.none'), text: t('audit.noneText') }}
        paging={{ ...state, onChange }}
      />
      {open && (
        <Suspense>
          <ActDialog act={open} onClose={() => onChange({ act: '' })} />
        </Suspense>
      )}
    </>
  )
}
