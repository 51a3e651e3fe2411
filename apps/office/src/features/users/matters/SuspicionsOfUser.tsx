import { useFormat } from '../../../hooks/use-format.ts'
import { useListed } from '../../../hooks/use-listed.ts'
import { ContractLink } from '../../../parts/ContractLink.tsx'
import { getStaffSuspicionsOfUser } from '../../../state/admin/admin.calls.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { MatterPart } from './MatterPart.tsx'
import { useMore } from './use-more.ts'

/** Orders of somebody's that may be a fraud, or were found to be none. */
export function SuspicionsOfUser({ userId }: { userId: string }) {
  const { t } = useTexts()
  const format = useFormat()
  const { query, onMore } = useMore()
  const asked = useListed(getStaffSuspicionsOfUser, { params: { userId }, query })
  return (
    <MatterPart
      title={t('users.matters.suspicions')}
      asked={asked}
      onMore={onMore(asked.rows)}
      lineOf={({ contractGuid, number, level, points, state, isWaiting, assessedOn }) => ({
        id: contractGuid,
        what: <ContractLink guid={contractGuid} number={number} />,
        more: [
          isWaiting ? t('fraud.waits') : t(`fraud.states.${state}`),
          t('users.matters.risk', { level: t(`fraud.levels.${level}`), count: points }),
          format.instantDateTime(assessedOn),
        ],
      })}
    />
  )
}
