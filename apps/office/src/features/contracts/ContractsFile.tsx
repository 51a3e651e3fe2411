import { useAppDispatch } from '../../hooks/store-hooks.ts'
import type { ContractsState } from '../../lists/contracts-address.ts'
import { ListFile } from '../../parts/ListFile.tsx'
import { exportStaffContracts } from '../../state/admin/admin.calls.ts'
import { contractsFilter } from './contracts-query.ts'

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
