import type { ContractsState } from '@billett/contract/lists/contracts-address.ts'
import { contractsFilter } from '@billett/contract/lists/contracts-query.ts'
import { useAppDispatch } from '../../hooks/store-hooks.ts'
import { ListFile } from '../../parts/ListFile.tsx'
import { exportStaffContracts } from '../../state/admin/admin.calls.ts'

/** Hands all contracts that are looked for to the downloads. */
export function ContractsFile({ state }: { state: ContractsState }) {
  const dispatch = useAppDispatch()
  return (
    <ListFile
      call={exportStaffContracts}
      ask={format => dispatch(exportStaffContracts({ query: { ...contractsFilter(state), format } })).unwrap()}
    />
  )
}
