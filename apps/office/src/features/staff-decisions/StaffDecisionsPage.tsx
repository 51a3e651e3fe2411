import type { StaffListedDecision } from '@billett/contract'
import { lazyPiece } from '@billett/web-kit/kit/lazy/lazy-piece.ts'
import { useListAddress } from '@billett/web-kit/list-address/use-list-address.ts'
import { mdiFileSign } from '@mdi/js'
import { Suspense } from 'react'
import { useRowHref } from '../../hooks/use-row-href.ts'
import { DecisionFilterBar } from '../../parts/decisions/DecisionFilterBar.tsx'
import { StaffListPage } from '../../parts/list/StaffListPage.tsx'
import { useTexts } from '../../texts/use-texts.ts'
import { staffDecisionsAddress } from './staff-decisions-address.ts'
import { useStaffDecisionColumns } from './use-staff-decision-columns.tsx'
import { useStaffDecisions } from './use-staff-decisions.ts'

const StaffDecisionDialog = lazyPiece(() =>
  import('./StaffDecisionDialog.tsx').then(module => module.StaffDecisionDialog),
)

const rowId = ({ guid }: StaffListedDecision) => guid
const opened = ({ guid }: StaffListedDecision) => ({ decision: guid })

/** Decisions of ways to school as staff find them, to enter an objection that came by letter and see its term. */
export function StaffDecisionsPage() {
  const { t } = useTexts()
  const { state, change, reset, narrowing } = useListAddress(staffDecisionsAddress)
  const columns = useStaffDecisionColumns(useRowHref(staffDecisionsAddress, opened))
  const asked = useStaffDecisions(state)
  return (
    <StaffListPage
      title={t('frame.titles.wayDecisions')}
      lead={t('staffDecisions.lead')}
      filters={<DecisionFilterBar state={state} narrowing={narrowing} onChange={change} onReset={reset} />}
      columns={columns}
      asked={asked}
      rowId={rowId}
      rowName={({ number, student }) => `${number} ${student.name}`}
      count={undefined}
      none={{ icon: mdiFileSign, title: t('school.decisionList.none'), text: t('staffDecisions.noneText') }}
      paging={{ ...state, onChange: change }}
    >
      {state.decision !== '' && (
        <Suspense>
          <StaffDecisionDialog
            key={state.decision}
            decisionGuid={state.decision}
            listed={asked.rows?.find(({ guid }) => guid === state.decision)}
            onClose={() => {
              change({ decision: '' })
              asked.again()
            }}
          />
        </Suspense>
      )}
    </StaffListPage>
  )
}
