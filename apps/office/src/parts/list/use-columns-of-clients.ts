import { useMemo } from 'react'
import { useClients } from '../../hooks/use-clients.ts'

/** Of whom a row is. */
const CLIENT = 'client'

/** The columns of a list; whose a row is stands there for who sees rows of several companies. */
export function useColumnsOfClients<Column extends { id: string }>(columns: readonly Column[]): readonly Column[] {
  const isAsked = columns.some(({ id }) => id === CLIENT)
  const isOfSeveral = useClients(isAsked).length > 1
  return useMemo(() => (isOfSeveral ? columns : columns.filter(({ id }) => id !== CLIENT)), [columns, isOfSeveral])
}
