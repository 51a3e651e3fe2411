import { useFormat } from '../../../hooks/use-format.ts'
import { useListed } from '../../../hooks/use-listed.ts'
import { SubjectLink } from '../../../parts/SubjectLink.tsx'
import { getStaffOrdersOfUser } from '../../../state/admin/admin.calls.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { MatterPart } from './MatterPart.tsx'
import { useMore } from './use-more.ts'

/** What somebody has ordered, the latest first, each with the way to it. */
export function OrdersOfUser({ userId }: { userId: string }) {
  const { t } = useTexts()
  const format = useFormat()
  const { query, onMore } = useMore()
  const asked = useListed(getStaffOrdersOfUser, { params: { userId }, query })
  return (
    <MatterPart
      title={t('users.matters.orders')}
      asked={asked}
      onMore={onMore(asked.rows)}
      lineOf={({ orderId, orderNumber, date, state, troubles, ticketNames, amountInCent }) => ({
        id: orderId,
        what: <SubjectLink kind="order" id={orderId} name={orderNumber} />,
        more: [
          format.instantDateTime(date),
          t(`orders.states.${state}`),
          ...troubles.map(trouble => t(`orders.trouble.${trouble}`)),
          ticketNames.join(', '),
        ],
        cents: amountInCent,
      })}
    />
  )
}
