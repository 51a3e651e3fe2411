import type { StaffFraudCase } from '@billett/contract'
import { fraudAddress } from '@billett/contract/lists/fraud-address.ts'
import { saidSort } from '@billett/domain'
import { useSay } from '@billett/web-kit/kit/feedback/toasts.ts'
import { lazyPiece } from '@billett/web-kit/kit/lazy/lazy-piece.ts'
import { useListAddress } from '@billett/web-kit/list-address/use-list-address.ts'
import { mdiShieldCheckOutline } from '@mdi/js'
import { Suspense, useState } from 'react'
import { useAppSelector } from '../../hooks/store-hooks.ts'
import { pageAsked, useListed } from '../../hooks/use-listed.ts'
import { StaffListPage } from '../../parts/list/StaffListPage.tsx'
import { useKeptList } from '../../parts/list/use-kept-list.tsx'
import { getFraudCases } from '../../state/admin/admin.calls.ts'
import { selectHolds } from '../../state/user.selectors.ts'
import { useTexts } from '../../texts/use-texts.ts'
import type { FraudAct } from './fraud-act.ts'
import { useFraudColumns } from './use-fraud-columns.tsx'

const FraudDialog = lazyPiece(() => import('./FraudDialog.tsx').then(module => module.FraudDialog))

const rowId = ({ contractGuid }: StaffFraudCase) => contractGuid

/** Orders that may be a fraud, with all that says so; whoever decides says why. */
export function FraudPage() {
  const { t } = useTexts()
  const say = useSay()
  const kept = useListAddress(fraudAddress)
  const list = useKeptList('adminFraud', kept, useFraudColumns())
  const { sort, ...page } = kept.state
  const found = useListed(getFraudCases, { query: { ...pageAsked(page), sort: saidSort(sort) } })
  const [asked, setAsked] = useState<{ act: FraudAct; row: StaffFraudCase }>()
  const mayDecide = useAppSelector(selectHolds(['AllowedToActOnContracts']))
  const actionsOf = (row: StaffFraudCase) => {
    const to = (act: FraudAct) => ({ text: t(`fraud.acts.${act}`), act: () => setAsked({ act, row }) })
    if (!mayDecide) return [to('look')]
    return [
      to('look'),
      ...(row.state === 'open' || row.state === 'passed' ? [to('overruled'), to('confirmed')] : []),
      ...(row.state === 'confirmed' ? [to('overruled')] : []),
    ]
  }
  return (
    <StaffListPage
      title={t('frame.titles.fraud')}
      lead={t('fraud.lead')}
      {...list}
      asked={found}
      rowId={rowId}
      rowName={({ customerNumber }) => customerNumber}
      actions={actionsOf}
      count={({ count, isExact }) => t(isExact ? 'fraud.found' : 'fraud.foundMore', { count })}
      none={{ icon: mdiShieldCheckOutline, title: t('fraud.none'), text: t('fraud.noneText') }}
    >
      {asked && (
        <Suspense>
          <FraudDialog
            {...asked}
            onDone={text => {
              setAsked(undefined)
              found.again()
              say(text)
            }}
            onRefused={found.again}
            onClose={() => setAsked(undefined)}
          />
        </Suspense>
      )}
    </StaffListPage>
  )
}
