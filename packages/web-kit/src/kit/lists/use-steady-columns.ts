import { type RefObject, useLayoutEffect, useState, useSyncExternalStore } from 'react'

interface Width {
  place: number
  width: number
}

const onResize = (tell: () => void) => {
  window.addEventListener('resize', tell)
  return () => window.removeEventListener('resize', tell)
}
const width = () => window.innerWidth
const unknown = () => 0

/**
 * Pixels of each column, as the rows that were drawn first want them: columns do not move while other rows come into
 * sight. Undefined until that is measured, and where `columns` is undefined; measured anew for other columns and
 * another width.
 */
export function useSteadyColumns(
  table: RefObject<HTMLTableElement | null>,
  columns: readonly { id: string }[] | undefined,
): readonly Width[] | undefined {
  const screen = useSyncExternalStore(onResize, width, unknown)
  const [measured, setMeasured] = useState<{ of: string; widths: readonly Width[] }>()
  const of = columns && [screen, ...columns.map(({ id }) => id)].join()
  useLayoutEffect(() => {
    const heads = table.current?.querySelectorAll<HTMLElement>('thead th')
    if (of !== undefined && heads)
      setMeasured({ of, widths: [...heads].map(({ offsetWidth: width }, place) => ({ place, width })) })
  }, [of, table])
  return measured !== undefined && measured.of === of ? measured.widths : undefined
}
