import { useAppSelector } from '../../hooks/store-hooks.ts'
import { keptReturn } from '../../state/tariff/return-time.ts'
import { selectTariff } from '../../state/tariff/tariff.selectors.ts'

/** When somebody goes back, never before the way there as it is chosen now; null for one way. */
export function useChosenReturn(): string | null {
  const { selectedBack, selectedDateTime } = useAppSelector(selectTariff)
  return keptReturn(selectedBack, selectedDateTime)
}
