import { STAFF_ROWS, type StaffEnforcementRow } from '@billett/contract'
import { PAGE_SIZES } from '@billett/contract/lists/page-sizes.ts'
import { Button } from '@billett/web-kit/kit/controls/Button.tsx'
import { EmptyState } from '@billett/web-kit/kit/feedback/EmptyState.tsx'
import { Page } from '@billett/web-kit/kit/layout/Page.tsx'
import { Stack } from '@billett/web-kit/kit/layout/Stack.tsx'
import { lazyPiece } from '@billett/web-kit/kit/lazy/lazy-piece.ts'
import { DataTable } from '@billett/web-kit/kit/lists/DataTable.tsx'
import { Pagination } from '@billett/web-kit/kit/lists/Pagination.tsx'
import { Headline } from '@billett/web-kit/kit/text/Headline.tsx'
import { useLocation } from '@billett/web-kit/links/use-location.ts'
import { useListAddress } from '@billett/web-kit/list-address/use-list-address.ts'
import { mdiTicketConfirmationOutline } from '@mdi/js'
import { Suspense, useCallback, useState } from 'react'
import { useAppSelector } from '../../hooks/store-hooks.ts'
import { enforcementAddress, NEW_CASE } from '../../lists/enforcement-address.ts'
import { ListFailure } from '../../parts/ListFailure.tsx'
import { selectHolds } from '../../state/user.selectors.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { CaseFilters } from './CaseFilters.tsx'
import { useCaseColumns } from './use-case-columns.tsx'
import { useCases } from './use-cases.ts'

const CaseDialog = lazyPiece(() => import('./CaseDialog.tsx').then(module => module.CaseDialog))
const CodeWordsDialog = lazyPiece(() => import('./CodeWordsDialog.tsx').then(module => module.CodeWordsDialog))
const NewCaseDialog = lazyPiece(() => import('./NewCaseDialog.tsx').then(module => module.NewCaseDialog))

const rowId = ({ id }: StaffEnforcementRow) => id

/** Checks at which somebody could not show a pass, and what is still owed by them. */
export function EnforcementPage() {
  const { t } = useTexts()
  const { pathname, search } = useLocation()
  const { state, change, reset, narrowing } = useListAddress(enforcementAddress)
  const { rows, found, busy, failed, errors, again } = useCases(state)
  const [showsWords, setShowsWords] = useState(false)
  const mayEnter = useAppSelector(selectHolds(['AllowedToEnterEnforcement']))
  const hrefOf = useCallback(
    ({ id }: StaffEnforcementRow) =>
      `${pathname}?${enforcementAddress.write(new URLSearchParams(search), { case: id })}`,
    [pathname, search],
  )
  const columns = useCaseColumns(hrefOf)
  const summary = found
    ? t(found.isExact ? 'enforcement.found' : 'enforcement.foundMore', { count: found.count })
    : t('common.loading')
  return (
    <Page>
      <Headline headline={t('frame.titles.enforcement')} />
      <Stack spacing={1}>
        <CaseFilters state={state} narrowing={narrowing} onChange={change} onReset={reset} />
        <DataTable
          label={t('frame.titles.enforcement')}
          columns={columns}
          rows={rows}
          busy={busy}
          rowId={rowId}
          rowName={({ caseNumber }) => caseNumber}
          summary={failed ? undefined : summary}
          tools={
            <>
              <Button variant="outlined" onClick={() => setShowsWords(true)}>
                {t('enforcement.words')}
              </Button>
              {mayEnter && (
                <Button variant="contained" onClick={() => change({ case: NEW_CASE })}>
                  {t('enforcement.enter')}
                </Button>
              )}
            </>
          }
          empty={
            <EmptyState icon={mdiTicketConfirmationOutline} title={t('enforcement.none')}>
              {t('enforcement.noneText')}
            </EmptyState>
          }
          failure={failed ? <ListFailure errors={errors} onAgain={again} /> : undefined}
        />
        <Pagination
          page={state.page}
          pageSize={state.pageSize}
          total={found?.isExact ? found.count : STAFF_ROWS}
          mayBeMore={!found?.isExact}
          pageSizes={PAGE_SIZES}
          onChange={change}
        />
      </Stack>
      {showsWords && (
        <Suspense>
          <CodeWordsDialog clientId={state.clientId} onClose={() => setShowsWords(false)} />
        </Suspense>
      )}
      {state.case !== '' && (
        <Suspense>
          {state.case === NEW_CASE ? (
            <NewCaseDialog
              onEntered={id => {
                change({ case: id })
                again()
              }}
              onClose={() => change({ case: '' })}
            />
          ) : (
            <CaseDialog key={state.case} id={state.case} onChanged={again} onClose={() => change({ case: '' })} />
          )}
        </Suspense>
      )}
    </Page>
  )
}
