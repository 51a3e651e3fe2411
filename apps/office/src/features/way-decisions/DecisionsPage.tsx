import type { ListedDecision } from '@billett/contract'
import { EmptyState } from '@billett/web-kit/kit/feedback/EmptyState.tsx'
import { Page } from '@billett/web-kit/kit/layout/Page.tsx'
import { Stack } from '@billett/web-kit/kit/layout/Stack.tsx'
import { lazyPiece } from '@billett/web-kit/kit/lazy/lazy-piece.ts'
import { DataTable } from '@billett/web-kit/kit/lists/DataTable.tsx'
import { Headline } from '@billett/web-kit/kit/text/Headline.tsx'
import { useLocation } from '@billett/web-kit/links/use-location.ts'
import { useListAddress } from '@billett/web-kit/list-address/use-list-address.ts'
import { mdiFileSign } from '@mdi/js'
import { Suspense, useCallback } from 'react'
import { usePortalView } from '../../hooks/use-portal-view.ts'
import { rowsKnown } from '../../lists/rows-known.ts'
import { ListFailure } from '../../parts/ListFailure.tsx'
import { PortalPagination } from '../../parts/portal/PortalPagination.tsx'
import { Tutorial } from '../../parts/portal/Tutorial.tsx'
import { useTexts } from '../../texts/use-texts.ts'
import { DecisionFilters } from './DecisionFilters.tsx'
import { decisionsAddress } from './decisions-address.ts'
import { MovedPanel } from './MovedPanel.tsx'
import { PostPanel } from './PostPanel.tsx'
import { useDecisionColumns } from './use-decision-columns.tsx'
import { useListedDecisions } from './use-listed-decisions.ts'

const DecisionDialog = lazyPiece(() => import('./DecisionDialog.tsx').then(module => module.DecisionDialog))

const rowId = ({ guid }: ListedDecision) => guid

/** What who pays has decided about ways to school, across all contracts, with terms and objections. */
export function DecisionsPage() {
  const { t } = useTexts()
  const { pathname, search } = useLocation()
  const { view } = usePortalView()
  const { state, change, reset, narrowing } = useListAddress(decisionsAddress)
  const { rows, busy, failed, errors, again } = useListedDecisions(state, view.rowsPerPage)
  const hrefOf = useCallback(
    ({ guid }: ListedDecision) =>
      `${pathname}?${decisionsAddress.write(new URLSearchParams(search), { decision: guid })}`,
    [pathname, search],
  )
  const columns = useDecisionColumns(hrefOf)
  const open = rows?.find(({ guid }) => guid === state.decision)
  return (
    <Page>
      <Headline headline={t('frame.titles.schoolDecisions')} lead={t('school.decisionList.lead')} />
      <Stack spacing={1}>
        <Tutorial text="school.decisionList.tutorial" />
        <MovedPanel />
        <PostPanel onPosted={() => void again()} />
        <DecisionFilters state={state} narrowing={narrowing} onChange={change} onReset={reset} />
        <DataTable
          label={t('frame.titles.schoolDecisions')}
          columns={columns}
          rows={rows}
          busy={busy}
          rowId={rowId}
          rowName={row => `${row.number} ${row.student.name}`}
          empty={
            <EmptyState icon={mdiFileSign} title={t('school.decisionList.none')}>
              {t('school.decisionList.noneText')}
            </EmptyState>
          }
          failure={failed ? <ListFailure errors={errors} onAgain={() => void again()} /> : undefined}
        />
        <PortalPagination
          page={state.page}
          {...rowsKnown({ page: state.page, pageSize: view.rowsPerPage, rows: rows?.length })}
          onTurn={page => change({ page })}
        />
      </Stack>
      <Suspense>
        {open && (
          <DecisionDialog
            decision={open}
            onClose={() => {
              change({ decision: '' })
              void again()
            }}
          />
        )}
      </Suspense>
    </Page>
  )
}
