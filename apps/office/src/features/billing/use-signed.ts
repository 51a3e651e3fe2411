import { useCallback } from 'react'
import { useFormat } from '../../hooks/use-format.ts'

/** An amount that something is more, or less, by. */
export function useSigned(): (cents: number) => string {
  const format = useFormat()
  return useCallback(cents => `${cents > 0 ? '+' : ''}${format.money(cents)}`, [format])
}
