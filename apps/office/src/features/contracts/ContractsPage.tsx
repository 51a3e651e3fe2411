import type { StaffContract } from '@billett/contract'
import { contractsAddress } from '@billett/contract/lists/contracts-address.ts'
import { lazyPiece } from '@billett/web-kit/kit/lazy/lazy-piece.ts'
import { useListAddress } from '@billett/web-kit/list-address/use-list-address.ts'
import { mdiFileSign } from '@mdi/js'
import { Suspense } from 'react'
import { useRowHref } from '../../hooks/use-row-href.ts'
import { StaffListPage } from '../../parts/list/StaffListPage.tsx'
import { useKeptList } from '../../parts/list/use-kept-list.tsx'
import { useTexts } from '../../texts/use-texts.ts'
import { ContractFilters } from './ContractFilters.tsx'
import { useContractColumns } from './use-contract-columns.tsx'
import { useContracts } from './use-contracts.ts'

const ContractDialog = lazyPiece(() => import('./ContractDialog.tsx').then(module => module.ContractDialog))

const rowId = ({ guid }: StaffContract) => guid
const opened = ({ guid }: StaffContract) => ({ contract: guid })

/** Finds contracts and applications: in a state, by what waits at them, or by whom they are with. */
export function ContractsPage() {
  const { t } = useTexts()
  const kept = useListAddress(contractsAddress)
  const { state, change, reset, narrowing } = kept
  const list = useKeptList('adminContracts', kept, useContractColumns(useRowHref(contractsAddress, opened)))
  return (
    <StaffListPage
      title={t('frame.titles.contracts')}
      filters={<ContractFilters state={state} narrowing={narrowing} onChange={change} onReset={reset} />}
      {...list}
      asked={useContracts(state)}
      rowId={rowId}
      rowName={({ contractNumber }) => t('contracts.named', { number: contractNumber })}
      count={({ count, isExact }) => t(isExact ? 'contracts.found' : 'contracts.foundMore', { count })}
      none={{ icon: mdiFileSign, title: t('contracts.none'), text: t('contracts.noneText') }}
    >
      {state.contract !== '' && (
        <Suspense>
          <ContractDialog contractGuid={state.contract} onClose={() => change({ contract: '' })} />
        </Suspense>
      )}
    </StaffListPage>
  )
}
