import { actsFilter } from '@billett/contract/lists/acts-query.ts'
import type { AuditState } from '@billett/contract/lists/audit-address.ts'
import { useOffice } from '../../hooks/office.ts'
import { useAppDispatch } from '../../hooks/store-hooks.ts'
import { ListFile } from '../../parts/ListFile.tsx'
import { exportStaffActs } from '../../state/admin/admin.calls.ts'

/** Hands all acts that are looked for to the downloads. */
export function ActsFile({ state }: { state: AuditState }) {
  const dispatch = useAppDispatch()
  const { timeZone } = useOffice().region
  return (
    <ListFile
      call={exportStaffActs}
      ask={format => dispatch(exportStaffActs({ query: { ...actsFilter(state, timeZone), format } })).unwrap()}
    />
  )
}
