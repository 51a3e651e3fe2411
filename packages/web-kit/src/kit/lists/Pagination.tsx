import { mdiChevronLeft, mdiChevronRight, mdiPageFirst, mdiPageLast } from '@mdi/js'
import { IconButton } from '../controls/IconButton.tsx'
import { SelectInput } from '../controls/SelectInput.tsx'
import { Icon } from '../drawings/Icon.tsx'
import { useWorkWords } from '../work-words.ts'
import styles from './Pagination.module.css'

interface Props {
  /** The list it turns, read out: a screen may have several. */
  of?: string
  /** From 1 on. */
  page: number
  /** Rows on a page. */
  pageSize: number
  /** Rows in all, or as many as are known. */
  total: number
  /** There may be more rows than `total`: how many pages there are is not said, and nothing leads to the last. */
  mayBeMore?: boolean
  /** What `pageSize` may be; left out where that is not to be chosen. */
  pageSizes?: readonly number[]
  onChange: (change: { page: number; pageSize: number }) => void
}

/**
 * Below a list that the server hands out page by page. At either end its buttons stay where they are and do nothing.
 */
export function Pagination({ of, page, pageSize, total, mayBeMore = false, pageSizes, onChange }: Props) {
  const words = useWorkWords()
  const pages = Math.max(1, Math.ceil(total / pageSize))
  const button = (label: string, icon: string, to: number) => (
    <IconButton
      aria-label={label}
      aria-disabled={to < 1 || to > pages || to === page}
      onClick={() => onChange({ page: to, pageSize })}
    >
      <Icon path={icon} />
    </IconButton>
  )
  return (
    <nav aria-label={of ? `${words.pages}: ${of}` : words.pages} className={styles.pages}>
      {pageSizes && (
        <div className={styles.size}>
          <SelectInput
            label={words.pageSize}
            value={`${pageSize}`}
            options={pageSizes.map(size => ({ value: `${size}`, text: `${size}` }))}
            // The first row that is seen is still seen.
            onChange={({ target }) => {
              const size = Number(target.value)
              onChange({ page: Math.floor(((page - 1) * pageSize) / size) + 1, pageSize: size })
            }}
          />
        </div>
      )}
      <div className={styles.turn}>
        {button(words.firstPage, mdiPageFirst, 1)}
        {button(words.previousPage, mdiChevronLeft, page - 1)}
        <span role="status">{mayBeMore ? words.pageOfMany(page) : words.page(page, pages)}</span>
        {button(words.nextPage, mdiChevronRight, page + 1)}
        {button(words.lastPage, mdiPageLast, mayBeMore ? page : pages)}
      </div>
    </nav>
  )
}
