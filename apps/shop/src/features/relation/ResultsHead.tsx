import { LiveRegion } from '@billett/web-kit/kit/feedback/LiveRegion.tsx'
import { Suspense } from 'react'
import { useWallClock } from '../../hooks/use-wall-clock.ts'
import { isPast } from '../../parts/search/is-past.ts'
import { LateSearch } from '../../parts/search/LateSearch.tsx'
import { SearchSummary } from '../../parts/search/SearchSummary.tsx'
import type { Filters as Chosen } from '../../state/tariff/filter-values.ts'
import type { Relation } from '../../state/tariff/tariff.slice.ts'
import { lazyWithTexts } from '../../texts/lazy-with-texts.tsx'
import styles from './RelationResults.module.css'
import { Filters } from './trips/Filters.tsx'
import type { Stopover } from './trips/use-stopover.ts'

const PastNote = lazyWithTexts(['search'], () =>
  import('../../parts/search/PastNote.tsx').then(module => module.PastNote),
)

interface Props {
  /** Ends without a text are not named yet. */
  relation: Relation
  /** When they go back, in words. */
  back?: string
  stopover: Stopover
  editing: boolean
  onEdit: (editing: boolean) => void
  onSearch: (relation: Relation) => void
  onFilter: (filters: Chosen) => void
  onNow: () => void
}

/** What was searched and what narrows it, the search again for whoever changes it, and whether its time is over. */
export function ResultsHead({ relation, back, stopover, editing, onEdit, onSearch, onFilter, onNow }: Props) {
  const now = useWallClock()
  const { dateTime } = relation
  return (
    <>
      <SearchSummary
        relation={relation}
        back={back}
        editing={editing}
        onEdit={() => onEdit(!editing)}
        narrowing={<Filters filters={relation} stopover={stopover} onChange={onFilter} />}
      />
      {editing && (
        <div className={styles.search}>
          <LateSearch
            onSearch={changed => {
              onEdit(false)
              onSearch(changed)
            }}
          />
        </div>
      )}
      <div className={styles.past}>
        <LiveRegion>
          {dateTime !== null && isPast(dateTime, now) && (
            <Suspense>
              <PastNote dateTime={dateTime} onNow={onNow} />
            </Suspense>
          )}
        </LiveRegion>
      </div>
    </>
  )
}
