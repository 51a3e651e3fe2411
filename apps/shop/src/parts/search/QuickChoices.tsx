import { mdiCrosshairsGps, mdiHistory, mdiStar } from '@mdi/js'
import { Suspense, useState } from 'react'
import type { Choice } from '../../state/tariff/tariff-state.ts'
import type { StoredSearch } from '../../storage/latest-searches.ts'
import { lazyWithTexts } from '../../texts/lazy-with-texts.tsx'
import { useTexts } from '../../texts/use-texts.ts'
import type { End } from './place/use-stop-search.ts'
import { QuickChip } from './QuickChip.tsx'
import styles from './QuickChoices.module.css'
import { RelationName } from './RelationName.tsx'

const StopFinder = lazyWithTexts(['search'], () => import('./place/StopFinder.tsx').then(module => module.StopFinder))

interface Props {
  favorites: readonly Choice[]
  searches: readonly StoredSearch[]
  onNearby: (end: End, stop: Choice) => void
  onFavorite: (stop: Choice) => void
  onSearch: (search: StoredSearch) => void
}

/** What saves typing: stops around here, favourites and what was searched before. */
export function QuickChoices({ favorites, searches, onNearby, onFavorite, onSearch }: Props) {
  const { t } = useTexts()
  const [finding, setFinding] = useState(false)
  return (
    // biome-ignore lint/a11y/useSemanticElements: buttons that save typing are no fieldset.
    <div role="group" aria-label={t('search.quick')} className={styles.root}>
      <QuickChip icon={mdiCrosshairsGps} onClick={() => setFinding(true)}>
        {t('search.nearMe')}
      </QuickChip>
      {favorites.map(stop => (
        <QuickChip key={stop.reference} icon={mdiStar} onClick={() => onFavorite(stop)}>
          {stop.text}
        </QuickChip>
      ))}
      {searches.map(search => (
        <QuickChip
          key={`${search.from.reference}-${search.to.reference}-${search.via?.reference ?? ''}`}
          icon={mdiHistory}
          onClick={() => onSearch(search)}
        >
          <RelationName from={search.from.text} to={search.to.text} />
        </QuickChip>
      ))}
      {finding && (
        <Suspense>
          <StopFinder onChoose={onNearby} onClose={() => setFinding(false)} />
        </Suspense>
      )}
    </div>
  )
}
