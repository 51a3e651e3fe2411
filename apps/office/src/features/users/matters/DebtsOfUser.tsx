import { useFormat } from '../../../hooks/use-format.ts'
import { useListed } from '../../../hooks/use-listed.ts'
import { ContractLink } from '../../../parts/ContractLink.tsx'
import { getStaffDebtsOfUser } from '../../../state/admin/admin.calls.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { MatterPart } from './MatterPart.tsx'

/** What somebody owes today, and how far they have been reminded of it. */
export function DebtsOfUser({ userId }: { userId: string }) {
  const { t } = useTexts()
  const format = useFormat()
  return (
    <MatterPart
      title={t('users.matters.debts')}
      asked={useListed(getStaffDebtsOfUser, { params: { userId } })}
      lineOf={({ contractGuid, contractNumber, customerNumber, cents, dueSince, dunning }) => ({
        id: `${contractGuid}:${customerNumber}`,
        what: <ContractLink guid={contractGuid} number={contractNumber} />,
        more: [
          t('users.matters.dueSince', { day: format.date(dueSince) }),
          dunning && t(`dunning.states.${dunning}`),
          customerNumber,
        ],
        cents,
      })}
    />
  )
}
