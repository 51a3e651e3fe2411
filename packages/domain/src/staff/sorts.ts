/** What a list is sorted by: one of its columns; a minus turns it round. */
export type SortOf<Column extends string> = Column | `-${Column}`

export const sortsOf = <Column extends string>(columns: readonly Column[]): SortOf<Column>[] =>
  columns.flatMap((column): SortOf<Column>[] => [column, `-${column}`])

/** A sort as a call takes it; undefined: as the list usually comes. */
export const saidSort = <Column extends string>(
  sort: { id: Column; desc: boolean } | undefined,
): SortOf<Column> | undefined => sort && (sort.desc ? `-${sort.id}` : sort.id)
