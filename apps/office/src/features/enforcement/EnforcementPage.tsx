import type { StaffEnforcementRow } from '@billett/contract'
import { enforcementAddress, NEW_CASE } from '@billett/contract/lists/enforcement-address.ts'
import { Button } from '@billett/web-kit/kit/controls/Button.tsx'
import { lazyPiece } from '@billett/web-kit/kit/lazy/lazy-piece.ts'
import { useListAddress } from '@billett/web-kit/list-address/use-list-address.ts'
import { mdiTicketConfirmationOutline } from '@mdi/js'
import { Suspense, useState } from 'react'
import { useAppSelector } from '../../hooks/store-hooks.ts'
import { useRowHref } from '../../hooks/use-row-href.ts'
import { StaffListPage } from '../../parts/list/StaffListPage.tsx'
import { useKeptList } from '../../parts/list/use-kept-list.tsx'
import { selectHolds } from '../../state/user.selectors.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { CaseFilters } from './CaseFilters.tsx'
import { useCaseColumns } from './use-case-columns.tsx'
import { useCases } from './use-cases.ts'

const CaseDialog = lazyPiece(() => import('./CaseDialog.tsx').then(module => module.CaseDialog))
const CodeWordsDialog = lazyPiece(() => import('./CodeWordsDialog.tsx').then(module => module.CodeWordsDialog))
const NewCaseDialog = lazyPiece(() => import('./NewCaseDialog.tsx').then(module => module.NewCaseDialog))

const rowId = ({ id }: StaffEnforcementRow) => id
const opened = ({ id }: StaffEnforcementRow) => ({ case: id })

/** Checks at which somebody could not show a pass, and what is still owed by them. */
export function EnforcementPage() {
  const { t } = useTexts()
  const kept = useListAddress(enforcementAddress)
  const { state, change, reset, narrowing } = kept
  const asked = useCases(state)
  const [showsWords, setShowsWords] = useState(false)
  const mayEnter = useAppSelector(selectHolds(['AllowedToEnterEnforcement']))
  const list = useKeptList('adminEnforcement', kept, useCaseColumns(useRowHref(enforcementAddress, opened)))
  return (
    <StaffListPage
      title={t('frame.titles.enforcement')}
      filters={<CaseFilters state={state} narrowing={narrowing} onChange={change} onReset={reset} />}
      {...list}
      asked={asked}
      rowId={rowId}
      rowName={({ caseNumber }) => caseNumber}
      count={({ count, isExact }) => t(isExact ? 'enforcement.found' : 'enforcement.foundMore', { count })}
      tools={
        <>
          {list.tools}
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
      none={{ icon: mdiTicketConfirmationOutline, title: t('enforcement.none'), text: t('enforcement.noneText') }}
    >
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
                asked.again()
              }}
              onClose={() => change({ case: '' })}
            />
          ) : (
            <CaseDialog key={state.case} id={state.case} onChanged={asked.again} onClose={() => change({ case: '' })} />
          )}
        </Suspense>
      )}
    </StaffListPage>
  )
}
