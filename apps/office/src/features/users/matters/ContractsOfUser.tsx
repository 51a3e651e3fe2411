import { useFormat } from '../../../hooks/use-format.ts'
import { useListed } from '../../../hooks/use-listed.ts'
import { ContractLink } from '../../../parts/ContractLink.tsx'
import { getStaffContractsOfUser } from '../../../state/admin/admin.calls.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { MatterPart } from './MatterPart.tsx'
import { useMore } from './use-more.ts'

/** Contracts and applications in which somebody subscribes or travels, each with the way to it. */
export function ContractsOfUser({ userId }: { userId: string }) {
  const { t } = useTexts()
  const format = useFormat()
  const { query, onMore } = useMore()
  const asked = useListed(getStaffContractsOfUser, { params: { userId }, query })
  return (
    <MatterPart
      title={t('users.matters.contracts')}
      asked={asked}
      onMore={onMore(asked.rows)}
      lineOf={({ guid, contractNumber, subscriptionName, life, state, troubles, validFrom, validUntil }) => ({
        id: guid,
        what: <ContractLink guid={guid} number={contractNumber} />,
        more: [
          subscriptionName,
          life === null ? t(`contracts.states.${state}`) : t(`contracts.lives.${life}`),
          ...troubles.map(trouble => t(`contracts.troubles.${trouble}`)),
          validFrom && `${format.date(validFrom)} – ${validUntil === null ? '' : format.date(validUntil)}`.trim(),
        ],
      })}
    />
  )
}
