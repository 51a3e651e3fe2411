import type { SchoolContract } from '@billett/contract'
import { useTexts } from '../texts/use-texts.ts'
import { useFormat } from './use-format.ts'

type Days = Pick<SchoolContract['proofs'][number], 'from' | 'until'>

/** The days that a proof says it is good for; empty where nobody has said any. */
export function useProofDays(): (days: Days) => string {
  const { t } = useTexts()
  const format = useFormat()
  return ({ from, until }) => {
    if (from === null) return ''
    return until === null ? t('school.pupils.proofFrom', { day: format.date(from) }) : format.dayRange(from, until)
  }
}
