import type { StaffAct } from '@billett/contract'
import { auditAddress } from '@billett/contract/lists/audit-address.ts'
import { lazyPiece } from '@billett/web-kit/kit/lazy/lazy-piece.ts'
import { useListAddress } from '@billett/web-kit/list-address/use-list-address.ts'
import { mdiTextBoxSearchOutline } from '@mdi/js'
import { Suspense, useState } from 'react'
import { useRowHref } from '../../hooks/use-row-href.ts'
import { StaffList } from '../../parts/list/StaffList.tsx'
import { useKeptList } from '../../parts/list/use-kept-list.tsx'
import { useTexts } from '../../texts/use-texts.ts'
import { useActColumns } from './use-act-columns.tsx'
import { useActs } from './use-acts.ts'

const ActDialog = lazyPiece(() => import('./ActDialog.tsx').then(module => module.ActDialog))
const UndoDialog = lazyPiece(() => import('./UndoDialog.tsx').then(module => module.UndoDialog))

const rowId = ({ number }: StaffAct) => String(number)
const opened = (act: StaffAct) => ({ act: rowId(act) })

/** What people of the company did, and read in full. */
export function ActList() {
  const { t } = useTexts()
  const kept = useListAddress(auditAddress)
  const { state, change } = kept
  const asked = useActs(state)
  const list = useKeptList('adminAudit', kept, useActColumns(useRowHref(auditAddress, opened)))
  const [undoing, setUndoing] = useState<StaffAct>()
  const open = asked.rows?.find(act => rowId(act) === state.act)
  return (
    <>
      <StaffList
        label={t('audit.views.acts')}
        {...list}
        asked={asked}
        rowId={rowId}
        rowName={({ number }) => t('audit.named', { number })}
        count={({ count, isExact }) => t(isExact ? 'audit.found' : 'audit.foundMore', { count })}
        none={{ icon: mdiTextBoxSearchOutline, title: t('audit.none'), text: t('audit.noneText') }}
      />
      <Suspense>
        {open && !undoing && (
          <ActDialog act={open} onUndo={() => setUndoing(open)} onClose={() => change({ act: '' })} />
        )}
        {undoing && <UndoDialog act={undoing} onDone={asked.again} onClose={() => setUndoing(undefined)} />}
      </Suspense>
    </>
  )
}
