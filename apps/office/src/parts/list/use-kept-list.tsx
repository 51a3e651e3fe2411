import type { ViewedList } from '@billett/domain'
import type { DataColumn, Sort } from '@billett/web-kit/kit/lists/data-column.ts'
import { useMemo } from 'react'
import { ColumnChoice } from './ColumnChoice.tsx'
import { ListTools } from './ListTools.tsx'
import { useColumnsOfClients } from './use-columns-of-clients.ts'

interface Paged {
  page: number
  pageSize: number
}

/** What `useListAddress` says of a list: all of it stands in the address. */
interface Kept {
  address: Parameters<typeof ListTools>[0]['address'] & { sorts: readonly string[] }
  state: Paged & { columns: readonly string[]; sort?: Sort | undefined }
  change: (page: Paged) => void
  say: (name: string, said: string, how?: { typing: boolean }) => void
}

/** Of rows that the server puts in order nothing is compared here. */
const byServer = () => ''

/**
 * What every list of the staff has, whatever it lists: its order, columns and page stand in its address, and its head
 * has views, the choice of columns and all of it as a file. The first column names the row, and stays.
 */
export function useKeptList<Row>(list: ViewedList, kept: Kept, all: readonly DataColumn<Row>[]) {
  const { address, state, change, say } = kept
  const { page, pageSize, sort, columns: chosen } = state
  const { sorts } = address
  const offered = useColumnsOfClients(all)
  const others = offered.slice(1)
  const shown = chosen.length > 0 ? chosen : others.map(({ id }) => id)
  const columns = useMemo(() => {
    const [first, ...rest] = offered.map(
      ({ sortedBy: _, ...column }): DataColumn<Row> =>
        sorts.includes(column.id) ? { ...column, sortedBy: byServer } : column,
    )
    const picked = chosen.length > 0 ? chosen.flatMap(id => rest.filter(column => column.id === id)) : rest
    return first ? [first, ...picked] : []
  }, [offered, sorts, chosen])
  return {
    columns,
    ...(sort && { sort }),
    onSort: ({ id, desc }: Sort) => say('sort', `${desc ? '-' : ''}${id}`),
    paging: { page, pageSize, onChange: change },
    tools: (
      <ListTools list={list} address={address}>
        <ColumnChoice
          columns={others}
          shown={shown}
          // What is chosen holds at once: nobody goes back column by column.
          onChange={next => say('columns', next.join('.'), { typing: true })}
        />
      </ListTools>
    ),
  }
}
