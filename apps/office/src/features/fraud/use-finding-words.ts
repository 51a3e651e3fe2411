import type { StaffFraudCase } from '@billett/contract'
import { useTexts } from '../../texts/use-texts.ts'

type Finding = StaffFraudCase['findings'][number]

/** Says of something odd what it counted, and what exactly was found: "30 points · 7 others". */
export function useFindingWords(): (finding: Finding) => string {
  const { t } = useTexts()
  const factOf = ({ rule, fact }: Finding): string | null => {
    if (fact === null) return rule === 'newAccount' ? t('fraud.noAccount') : null
    if (typeof fact === 'string') return fact
    switch (rule) {
      case 'earlierReturns':
      case 'sharedAccount':
      case 'manyOrders':
      case 'newAccount':
      case 'nightBurst':
        return t(`fraud.counted.${rule}`, { count: fact })
      default:
        return String(fact)
    }
  }
  return finding => {
    const { rule, points } = finding
    if (rule === 'accountProven' || rule === 'accountNotProven') return t(`fraud.proofs.${rule}`)
    const fact = factOf(finding)
    return [t('fraud.counts', { count: points }), ...(fact === null ? [] : [fact])].join(' · ')
  }
}
