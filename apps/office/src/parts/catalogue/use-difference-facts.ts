import type { ConvertedCatalogue } from '@billett/contract'
import { useTexts } from '../../texts/use-texts.ts'

const COUNTS = ['added', 'removed', 'changed'] as const

/** How a tariff differs from what is sold, part by part. */
export function useDifferenceFacts(differences: ConvertedCatalogue['differences']) {
  const { t } = useTexts()
  return differences.map(difference => ({
    term: t(`converter.parts.${difference.part}`),
    detail: COUNTS.filter(count => difference[count] > 0)
      .map(count => `${difference[count]} ${t(`converter.${count}`)}`)
      .join(', '),
  }))
}
