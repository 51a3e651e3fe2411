import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual'
import {
  type FocusEvent,
  Fragment,
  type HTMLAttributes,
  type ReactNode,
  type Ref,
  type RefObject,
  useState,
} from 'react'
import styles from './DataTable.module.css'

/** What each row is given that is drawn, beside its own. */
export interface PlacedRow {
  'aria-rowindex': number
  'data-index': number
  ref: Ref<HTMLTableRowElement>
}

interface Props extends HTMLAttributes<HTMLTableSectionElement> {
  count: number
  /** What the rows scroll in. */
  scroller: RefObject<HTMLElement | null>
  /** How many columns a gap goes over. */
  columns: number
  keyOf: (place: number) => string
  row: (place: number, placed: PlacedRow) => ReactNode
}

/** Pixels of a row, until it has been drawn. */
const USUAL_HEIGHT = 33
/** Rows above and below those that are seen, so that the keyboard finds the next one there. */
const BESIDE = 12
/** What is seen before the frame is measured. */
const FIRST_SIGHT = { width: 0, height: 800 }

/** In place of rows that are not drawn. */
const Gap = ({ height, columns }: { height: number; columns: number }) => (
  <tr aria-hidden className={styles.gap} style={{ height }}>
    <td colSpan={columns} style={{ height }} />
  </tr>
)

/** Rows of a long list: those that are seen are drawn, and the one that has the focus, wherever it is. */
export function VirtualRows({ count, scroller, columns, keyOf, row, ...rest }: Props) {
  const [held, setHeld] = useState<number>()
  const { getVirtualItems, getTotalSize, measureElement } = useVirtualizer({
    count,
    getScrollElement: () => scroller.current,
    estimateSize: () => USUAL_HEIGHT,
    getItemKey: keyOf,
    overscan: BESIDE,
    initialRect: FIRST_SIGHT,
    rangeExtractor: range => {
      const seen = defaultRangeExtractor(range)
      if (held === undefined || held >= count || seen.includes(held)) return seen
      return [...seen, held].toSorted((one, other) => one - other)
    },
  })
  const hold = ({ target }: FocusEvent) => {
    const index = target.closest('tr')?.dataset.index
    if (index !== undefined) setHeld(Number(index))
  }
  const items = getVirtualItems()
  const below = getTotalSize() - (items.at(-1)?.end ?? 0)
  return (
    <tbody {...rest} onFocus={hold}>
      {items.map(({ key, index, start }, place) => {
        const above = start - (items[place - 1]?.end ?? 0)
        return (
          <Fragment key={key}>
            {above > 0 && <Gap height={above} columns={columns} />}
            {/* The head is the first row. */}
            {row(index, { 'aria-rowindex': index + 2, 'data-index': index, ref: measureElement })}
          </Fragment>
        )
      })}
      {below > 0 && <Gap height={below} columns={columns} />}
    </tbody>
  )
}
