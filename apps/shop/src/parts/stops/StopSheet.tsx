import { Suspense } from 'react'
import { useAppDispatch, useAppSelector } from '../../hooks/store-hooks.ts'
import { selectTariff } from '../../state/tariff/tariff.selectors.ts'
import { selectEnd, selectStart, showStop } from '../../state/tariff/tariff.slice.ts'
import type { Choice } from '../../state/tariff/tariff-state.ts'
import { lazyWithTexts } from '../../texts/lazy-with-texts.tsx'

const StopDialog = lazyWithTexts(['search', 'trips'], () =>
  import('./StopDialog.tsx').then(module => module.StopDialog),
)

interface Props {
  /** What else is to happen when a stop becomes an end of the search. */
  onTake?: () => void
}

/** Where the information of a stop appears, whatever on the page asked for it. */
export function StopSheet({ onTake }: Props) {
  const dispatch = useAppDispatch()
  const { shownStop } = useAppSelector(selectTariff)
  if (shownStop === null) return null
  const close = () => dispatch(showStop(null))
  const take = (as: typeof selectStart | typeof selectEnd) => (stop: Choice) => {
    dispatch(as(stop))
    close()
    onTake?.()
  }
  return (
    <Suspense>
      <StopDialog reference={shownStop} onClose={close} onStart={take(selectStart)} onEnd={take(selectEnd)} />
    </Suspense>
  )
}
