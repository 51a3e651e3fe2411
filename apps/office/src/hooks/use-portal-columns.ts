import { columnsOf, withColumns } from '../state/school/portal-view.ts'
import { usePortalView } from './use-portal-view.ts'

/** The lists of the portal whose columns are chosen (Spec 3 §2.3); what was chosen is kept by these names. */
export type PortalTable = 'students' | 'tickets' | 'acceptDecline'

/** Which of its columns a list of the portal shows, in their order. */
export function usePortalColumns<Column extends { id: string }>(
  table: PortalTable,
  columns: readonly Column[],
  usual: readonly string[],
) {
  const { view, choose } = usePortalView()
  const shown = columnsOf(view, table) ?? usual
  return {
    shown,
    columns: shown.flatMap(id => columns.find(column => column.id === id) ?? []),
    choose: (ids: readonly string[]) => choose({ tables: withColumns(view, table, ids) }),
  }
}
