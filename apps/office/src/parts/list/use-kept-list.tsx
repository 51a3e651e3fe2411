import type { ViewedList } from '@billett/domain'
import type { DataColumn, Sort } from '@billett/web-kit/kit/lists/data-column.ts'
import { useMemo } from 'react'
import { ColumnChoice } from './ColumnChoice.tsx'
import { ListTools } from './ListTools.tsx'
import { useColumnsOfClients } from './use-columns-of-clients.ts'

/** What `useListAddress` says of a list: all of it stands in the address. */
interface Kept {
  address: Parameters<typeof ListTools>[0]['address'] & { sorts: readonly string[] }
  state: { columns: readonly string[]; sort?: Sort | undefined }
  say: (name: string, said: string, how?: { typing: boolean }) => void
}

interface Paged {
  page: number
  pageSize: number
}

/** The same of a list that comes in pages. */
interface KeptInPages extends Kept {
  state: Kept['state'] & Paged
  change: (page: Paged) => void
}

/** Of rows that the server puts in order nothing is compared here. */
const byServer = () => ''

/**
 * What every list of the staff has, whatever it lists: its order and columns stand in its address, and its head has
 * views, the choice of columns and all of it as a file. The first column names the row, and stays. Of lists that come
 * as a whole.
 */
export function useWholeList<Row>(list: ViewedList, { address, state, say }: Kept, all: readonly DataColumn<Row>[]) {
  const { sort, columns: chosen } = state
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

/** The same of a list that comes in pages: which one is seen stands in its address as well. */
export function useKeptList<Row>(list: ViewedList, kept: KeptInPages, all: readonly DataColumn<Row>[]) {
  const { page, pageSize } = kept.state
  return { ...useWholeList(list, kept, all), paging: { page, pageSize, onChange: kept.change } }
}
