import { Pagination } from '@billett/web-kit/kit/lists/Pagination.tsx'
import { usePortalView } from '../../hooks/use-portal-view.ts'
import { ROWS_PER_PAGE, rowsOf } from '../../state/school/portal-view.ts'

interface Props {
  /** From 1 on. */
  page: number
  /** Rows of all pages, as far as they are known. */
  total: number
  /** Nobody has counted them. */
  mayBeMore?: boolean
  onTurn: (page: number) => void
}

/** Turns the pages of a list of the portal; how long they are is kept with the reader's account. */
export function PortalPagination({ page, total, mayBeMore, onTurn }: Props) {
  const { view, choose } = usePortalView()
  return (
    <Pagination
      page={page}
      pageSize={view.rowsPerPage}
      total={total}
      mayBeMore={mayBeMore}
      pageSizes={ROWS_PER_PAGE}
      onChange={turned => {
        if (turned.pageSize !== view.rowsPerPage) choose({ rowsPerPage: rowsOf(turned.pageSize) })
        onTurn(turned.page)
      }}
    />
  )
}
