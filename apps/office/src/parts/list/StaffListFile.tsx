import type { ExportedList } from '@billett/domain'
import { useAppDispatch } from '../../hooks/store-hooks.ts'
import { exportStaffList } from '../../state/admin/admin.calls.ts'
import { ListFile } from '../ListFile.tsx'

interface Props {
  list: ExportedList
  /** What the address of the list says. */
  address: string
}

/** Hands all rows that the address of a list asks for to the downloads. */
export function StaffListFile({ list, address }: Props) {
  const dispatch = useAppDispatch()
  return (
    <ListFile
      call={exportStaffList}
      ask={format => dispatch(exportStaffList({ params: { list }, query: { address, format } })).unwrap()}
    />
  )
}
