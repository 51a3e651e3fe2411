import { IconButton } from '@billett/web-kit/kit/controls/IconButton.tsx'
import { Icon } from '@billett/web-kit/kit/drawings/Icon.tsx'
import { mdiSwapVertical } from '@mdi/js'
import { type RefObject, Suspense, useState } from 'react'
import { useAppDispatch, useAppSelector } from '../../../hooks/store-hooks.ts'
import { selectTariff } from '../../../state/tariff/tariff.selectors.ts'
import { selectEnd, selectStart, swapEnds } from '../../../state/tariff/tariff.slice.ts'
import type { Choice } from '../../../state/tariff/tariff-state.ts'
import { lazyWithTexts } from '../../../texts/lazy-with-texts.tsx'
import { useTexts } from '../../../texts/use-texts.ts'
import styles from './EndFields.module.css'
import { proposalsFor } from './proposals.ts'
import { StopField } from './StopField.tsx'
import { usePair } from './use-pair.ts'
import type { End } from './use-stop-search.ts'

const StopFinder = lazyWithTexts(['search'], () => import('./StopFinder.tsx').then(module => module.StopFinder))

interface Props {
  startError: string | undefined
  endError: string | undefined
  from: RefObject<HTMLInputElement | null>
  to: RefObject<HTMLInputElement | null>
  /** An end was chosen, and the other one is there: the next thing is to search. */
  onComplete?: () => void
  isFavorite: (reference: string | undefined) => boolean
  onFavorite: (stop: Choice) => void
  /** What the device knows of stops. */
  known?: Parameters<typeof proposalsFor>[2]
}

const NOTHING = { favorites: [], searches: [] }

/** From and to, and the button that swaps them: between the fields on a desktop, beside the second label on a phone. */
export function EndFields({
  startError,
  endError,
  from,
  to,
  isFavorite,
  onFavorite,
  onComplete,
  known = NOTHING,
}: Props) {
  const { t } = useTexts()
  const dispatch = useAppDispatch()
  const { selectedStart, selectedEnd } = useAppSelector(selectTariff)
  const pair = usePair()
  const [finding, setFinding] = useState<End | null>(null)
  const goOn = (other: RefObject<HTMLInputElement | null>, isThere: boolean) =>
    requestAnimationFrame(() => (isThere ? onComplete?.() : other.current?.focus()))
  return (
    <div className={styles.ends}>
      <StopField
        ref={from}
        end="start"
        chosen={selectedStart}
        error={startError}
        favorite={isFavorite(selectedStart?.reference)}
        proposals={proposalsFor('start', selectedEnd, known)}
        onNearby={() => setFinding('start')}
        onChoose={choice => {
          dispatch(selectStart(choice))
          // Another start has destinations of its own, so the old one may go.
          if (choice) goOn(to, selectedEnd !== null && (!selectedStart || selectedStart.reference === choice.reference))
        }}
        onPair={pair}
        onFavorite={onFavorite}
      />
      <div className={styles.to}>
        <StopField
          ref={to}
          end="end"
          chosen={selectedEnd}
          error={endError}
          favorite={isFavorite(selectedEnd?.reference)}
          proposals={proposalsFor('end', selectedStart, known)}
          onNearby={() => setFinding('end')}
          onChoose={choice => {
            dispatch(selectEnd(choice))
            if (choice) goOn(from, selectedStart !== null)
          }}
          onPair={pair}
          onFavorite={onFavorite}
        />
      </div>
      <IconButton aria-label={t('search.swap')} onClick={() => dispatch(swapEnds())} className={styles.iconButton}>
        <Icon path={mdiSwapVertical} />
      </IconButton>
      {finding && (
        <Suspense>
          <StopFinder
            for={finding}
            onChoose={(end, stop) => dispatch(end === 'start' ? selectStart(stop) : selectEnd(stop))}
            onClose={() => setFinding(null)}
          />
        </Suspense>
      )}
    </div>
  )
}
