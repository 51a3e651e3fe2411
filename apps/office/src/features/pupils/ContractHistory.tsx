import type { StudentDetail } from '@billett/contract'
import { CallErrors } from '@billett/web-kit/forms/CallErrors.tsx'
import { useFormat } from '../../hooks/use-format.ts'
import { useListed } from '../../hooks/use-listed.ts'
import { DetailPart } from '../../parts/DetailPart.tsx'
import { getSubscriptionJournal } from '../../state/school/school.calls.ts'
import { useTexts } from '../../texts/use-texts.ts'

/** What happened to a contract so far, the latest first; to who pays with what they were claimed. */
export function ContractHistory({ contract }: { contract: StudentDetail['contracts'][number] }) {
  const { t } = useTexts()
  const format = useFormat()
  const { rows, failed, errors } = useListed(getSubscriptionJournal, { params: { contractId: contract.guid } })
  if (!rows && failed) return <CallErrors errors={errors} all />
  return (
    <DetailPart
      title={t('school.pupils.parts.history', { number: contract.number })}
      lines={(rows ?? []).map(({ id, text, on, recordedOn, amountInCent }) => ({
        id,
        what: text,
        more: [recordedOn === null ? format.date(on) : format.instantDate(recordedOn)],
        cents: amountInCent ?? undefined,
      }))}
    />
  )
}
