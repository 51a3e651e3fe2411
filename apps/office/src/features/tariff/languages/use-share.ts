import { useCallback } from 'react'
import { useTexts } from '../../../texts/use-texts.ts'

/** How much of something is written. */
export interface Share {
  written: number
  total: number
}

/** From 0 to 1; what there is nothing of is complete. */
export const shareOf = ({ written, total }: Share): number => (total === 0 ? 1 : written / total)

/** The same in words. Only what is complete is a hundred percent. */
export function useShare(): (share: Share) => string {
  const { t } = useTexts()
  return useCallback(share => t('tariff.shareOf', { percent: Math.floor(100 * shareOf(share)), ...share }), [t])
}
