import { useAppDispatch } from '../../hooks/store-hooks.ts'
import { selectEnd, selectStart, showStop } from '../../state/tariff/tariff.slice.ts'
import type { Choice } from '../../state/tariff/tariff-state.ts'
import { StopDialog } from './StopDialog.tsx'

interface Props {
  reference: string
  /** What else is to happen when it becomes an end of the search. */
  onTake?: (() => void) | undefined
}

/** The information of a stop, which may become an end of the search. */
export function ShownStop({ reference, onTake }: Props) {
  const dispatch = useAppDispatch()
  const close = () => dispatch(showStop(null))
  const take = (as: typeof selectStart | typeof selectEnd) => (stop: Choice) => {
    dispatch(as(stop))
    close()
    onTake?.()
  }
  return <StopDialog reference={reference} onClose={close} onStart={take(selectStart)} onEnd={take(selectEnd)} />
}
