import type { StaffContract } from '@billett/contract'
import { contractsAddress } from '@billett/contract/lists/contracts-address.ts'
import { lazyPiece } from '@billett/web-kit/kit/lazy/lazy-piece.ts'
import { useListAddress } from '@billett/web-kit/list-address/use-list-address.ts'
import { mdiFileSign } from '@mdi/js'
import { Suspense } from 'react'
import { useRowHref } from '../../hooks/use-row-href.ts'
import { StaffListPage } from '../../parts/list/StaffListPage.tsx'
import { SavedViews } from '../../parts/views/SavedViews.tsx'
import { useTexts } from '../../texts/use-texts.ts'
import { ContractFilters } from './ContractFilters.tsx'
import { ContractsFile } from './ContractsFile.tsx'
import { useContractColumns } from './use-contract-columns.tsx'
import { useContracts } from './use-contracts.ts'

const ContractDialog = lazyPiece(() => import('./ContractDialog.tsx').then(module => module.ContractDialog))

const rowId = ({ guid }: StaffContract) => guid
const opened = ({ guid }: StaffContract) => ({ contract: guid })

/** Finds contracts and applications: in a state, by what waits at them, or by whom they are with. */
export function ContractsPage() {
  const { t } = useTexts()
  const { state, change, reset, narrowing } = useListAddress(contractsAddress)
  const columns = useContractColumns(useRowHref(contractsAddress, opened))
  return (
    <StaffListPage
      title={t('frame.titles.contracts')}
      filters={<ContractFilters state={state} narrowing={narrowing} onChange={change} onReset={reset} />}
      columns={columns}
      asked={useContracts(state)}
      rowId={rowId}
      rowName={({ contractNumber }) => t('contracts.named', { number: contractNumber })}
      count={({ count, isExact }) => t(isExact ? 'contracts.found' : 'contracts.foundMore', { count })}
      tools={
        <>
          <SavedViews list="adminContracts" address={contractsAddress} />
          <ContractsFile state={state} />
        </>
      }
      none={{ icon: mdiFileSign, title: t('contracts.none'), text: t('contracts.noneText') }}
      paging={{ ...state, onChange: change }}
    >
      {state.contract !== '' && (
        <Suspense>
          <ContractDialog contractGuid={state.contract} onClose={() => change({ contract: '' })} />
        </Suspense>
      )}
    </StaffListPage>
  )
}
