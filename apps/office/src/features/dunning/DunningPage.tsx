import type { StaffDunningCase } from '@billett/contract'
import { dunningAddress, LISTED_DUNNING } from '@billett/contract/lists/dunning-address.ts'
import { SelectInput } from '@billett/web-kit/kit/controls/SelectInput.tsx'
import { useSay } from '@billett/web-kit/kit/feedback/toasts.ts'
import { lazyPiece } from '@billett/web-kit/kit/lazy/lazy-piece.ts'
import { FilterBar } from '@billett/web-kit/kit/lists/FilterBar.tsx'
import { useListAddress } from '@billett/web-kit/list-address/use-list-address.ts'
import { mdiEmailAlertOutline } from '@mdi/js'
import { Suspense, useState } from 'react'
import { useAppSelector } from '../../hooks/store-hooks.ts'
import { StaffListPage } from '../../parts/list/StaffListPage.tsx'
import { useKeptList } from '../../parts/list/use-kept-list.tsx'
import { selectHolds } from '../../state/user.selectors.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { actsOn, type CaseAct } from './case-act.ts'
import { HandOvers } from './HandOvers.tsx'
import { useCaseColumns } from './use-case-columns.tsx'
import { useDunningCases } from './use-dunning-cases.ts'

const CaseDialog = lazyPiece(() => import('./CaseDialog.tsx').then(module => module.CaseDialog))

const rowId = ({ guid }: StaffDunningCase) => guid

/** Who owes what came back, how far they have been told, and what keeps a case from going on. */
export function DunningPage() {
  const { t } = useTexts()
  const say = useSay()
  const kept = useListAddress(dunningAddress)
  const { state, change, reset, narrowing } = kept
  const { list } = state
  const table = useKeptList('adminDunning', kept, useCaseColumns())
  const asked = useDunningCases(state)
  const mayAct = useAppSelector(selectHolds(['AllowedToRunBilling']))
  const [chosen, setChosen] = useState<{ act: CaseAct; row: StaffDunningCase }>()
  const actionsOf = (row: StaffDunningCase) =>
    actsOn(row, mayAct).map(act => ({
      text: act === 'look' ? t('dunning.acts.look') : t('office.opens', { act: t(`dunning.acts.${act}`) }),
      act: () => setChosen({ act, row }),
    }))
  const done = (text: string): void => {
    setChosen(undefined)
    asked.again()
    say(text)
  }
  return (
    <StaffListPage
      title={t('frame.titles.dunning')}
      lead={t('dunning.lead')}
      filters={
        <FilterBar label={t('dunning.filter')} active={narrowing} onReset={reset}>
          <SelectInput
            label={t('dunning.list')}
            value={list}
            options={LISTED_DUNNING.map(value => ({ value, text: t(`dunning.lists.${value}`) }))}
            onChange={({ target }) => change({ list: LISTED_DUNNING.find(one => one === target.value) ?? 'open' })}
          />
        </FilterBar>
      }
      {...table}
      asked={asked}
      rowId={rowId}
      rowName={({ customerNumber }) => customerNumber}
      actions={actionsOf}
      count={({ count }) => t(`dunning.found.${list}`, { count })}
      none={{ icon: mdiEmailAlertOutline, title: t(`dunning.none.${list}`), text: t('dunning.noneText') }}
    >
      <HandOvers />
      {chosen && (
        <Suspense>
          <CaseDialog {...chosen} onDone={done} onClose={() => setChosen(undefined)} />
        </Suspense>
      )}
    </StaffListPage>
  )
}
