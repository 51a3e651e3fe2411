import { IconButton } from '@billett/web-kit/kit/controls/IconButton.tsx'
import { Icon } from '@billett/web-kit/kit/drawings/Icon.tsx'
import { mdiSwapVertical } from '@mdi/js'
import type { RefObject } from 'react'
import { useAppDispatch, useAppSelector } from '../../../hooks/store-hooks.ts'
import { selectTariff } from '../../../state/tariff/tariff.selectors.ts'
import { selectEnd, selectStart, swapEnds } from '../../../state/tariff/tariff.slice.ts'
import type { Choice } from '../../../state/tariff/tariff-state.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import styles from './EndFields.module.css'
import { StopField } from './StopField.tsx'
import { usePair } from './use-pair.ts'

interface Props {
  startError: string | undefined
  endError: string | undefined
  from: RefObject<HTMLInputElement | null>
  to: RefObject<HTMLInputElement | null>
  /** An end was chosen, and the other one is there: the next thing is to search. */
  onComplete?: () => void
  isFavorite: (reference: string | undefined) => boolean
  onFavorite: (stop: Choice) => void
}

/** From and to, and the button that swaps them: between the fields on a desktop, beside the second label on a phone. */
export function EndFields({ startError, endError, from, to, isFavorite, onFavorite, onComplete }: Props) {
  const { t } = useTexts()
  const dispatch = useAppDispatch()
  const { selectedStart, selectedEnd } = useAppSelector(selectTariff)
  const pair = usePair()
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
    </div>
  )
}
