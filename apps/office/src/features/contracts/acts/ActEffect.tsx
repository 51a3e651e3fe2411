import type { StaffContractDetail } from '@billett/contract'
import { Text } from '@billett/web-kit/kit/text/Text.tsx'
import { useFormat } from '../../../hooks/use-format.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { DebitLines } from '../DebitLines.tsx'

/** What a contract would be then: its last day, and what is debited next. */
export function ActEffect({ contract }: { contract: StaffContractDetail }) {
  const { t } = useTexts()
  const format = useFormat()
  const { validUntil, debits, life } = contract
  if (life === null) return null
  return (
    <div>
      <Text>
        {validUntil === null ? t('contracts.acts.goesOn') : t('contracts.acts.ends', { day: format.date(validUntil) })}
      </Text>
      {debits.length === 0 ? <Text>{t('contracts.acts.noDebits')}</Text> : <DebitLines debits={debits} />}
    </div>
  )
}
