import type { StaffContractDetail } from '@billett/contract'
import { useFormat } from '../../hooks/use-format.ts'
import { DetailPart } from '../../parts/DetailPart.tsx'
import { useTexts } from '../../texts/use-texts.ts'

/** What is debited next, and why so much. */
export function DebitLines({ debits }: Pick<StaffContractDetail, 'debits'>) {
  const { t } = useTexts()
  const format = useFormat()
  return (
    <DetailPart
      title={t('contracts.parts.debits')}
      lines={debits.map(({ on, amountInCent, isBooked, claims }) => ({
        id: `${on} ${claims.map(({ period }) => period.from).join(' ')}`,
        what: format.date(on),
        more: [t(isBooked ? 'contracts.booked' : 'contracts.planned'), ...claims.flatMap(({ reasons }) => reasons)],
        cents: amountInCent,
      }))}
    />
  )
}
