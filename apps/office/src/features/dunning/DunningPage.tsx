import type { StaffDunningCase } from '@billett/contract'
import { useCall } from '@billett/web-kit/calls/use-call.ts'
import { EmptyState } from '@billett/web-kit/kit/feedback/EmptyState.tsx'
import { useSay } from '@billett/web-kit/kit/feedback/toasts.ts'
import { Page } from '@billett/web-kit/kit/layout/Page.tsx'
import { lazyPiece } from '@billett/web-kit/kit/lazy/lazy-piece.ts'
import { DataTable } from '@billett/web-kit/kit/lists/DataTable.tsx'
import { Headline } from '@billett/web-kit/kit/text/Headline.tsx'
import { mdiEmailAlertOutline } from '@mdi/js'
import { Suspense, useCallback, useEffect, useState } from 'react'
import { useAppDispatch } from '../../hooks/store-hooks.ts'
import { ListFailure } from '../../parts/ListFailure.tsx'
import { getDunningCases } from '../../state/admin/admin.calls.ts'
import { useTexts } from '../../texts/use-texts.ts'
import type { CaseAct } from './case-act.ts'
import { useCaseColumns } from './use-case-columns.tsx'

const CaseDialog = lazyPiece(() => import('./CaseDialog.tsx').then(module => module.CaseDialog))

const rowId = ({ guid }: StaffDunningCase) => guid

/** Who owes what came back, how far they have been told, and what keeps a case from going on. */
export function DunningPage() {
  const { t } = useTexts()
  const say = useSay()
  const dispatch = useAppDispatch()
  const [rows, setRows] = useState<StaffDunningCase[]>()
  const [asked, setAsked] = useState<{ act: CaseAct; row: StaffDunningCase }>()
  const { loading, failed, errors } = useCall(getDunningCases)
  const again = useCallback(() => {
    void dispatch(getDunningCases()).then(answer => {
      if (getDunningCases.fulfilled.match(answer)) setRows(answer.payload.data)
    })
  }, [dispatch])
  useEffect(again, [again])
  const actionsOf = (row: StaffDunningCase) => {
    const to = (act: CaseAct) => ({ text: t(`dunning.acts.${act}`), act: () => setAsked({ act, row }) })
    if (row.isOver) return [to('look')]
    return [
      to('look'),
      to('hold'),
      ...(row.holds.length > 0 ? [to('continue')] : []),
      ...(row.stops.length > 0 || row.isLeft ? [to('collect')] : []),
      ...(row.feeCents > 0 ? [to('waive')] : []),
    ]
  }
  return (
    <Page>
      <Headline headline={t('frame.titles.dunning')} lead={t('dunning.lead')} />
      <DataTable
        label={t('frame.titles.dunning')}
        columns={useCaseColumns()}
        rows={rows}
        busy={loading}
        rowId={rowId}
        rowName={({ customerNumber }) => customerNumber}
        actions={actionsOf}
        summary={failed ? undefined : rows ? t('dunning.found', { count: rows.length }) : t('common.loading')}
        empty={
          <EmptyState icon={mdiEmailAlertOutline} title={t('dunning.none')}>
            {t('dunning.noneText')}
          </EmptyState>
        }
        failure={failed ? <ListFailure errors={errors} onAgain={again} /> : undefined}
      />
      {asked && (
        <Suspense>
          <CaseDialog
            {...asked}
            onDone={text => {
              setAsked(undefined)
              again()
              say(text)
            }}
            onClose={() => setAsked(undefined)}
          />
        </Suspense>
      )}
    </Page>
  )
}
