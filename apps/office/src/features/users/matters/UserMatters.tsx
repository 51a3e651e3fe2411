import { useAppSelector } from '../../../hooks/store-hooks.ts'
import { selectHolds } from '../../../state/user.selectors.ts'
import { ContractsOfUser } from './ContractsOfUser.tsx'
import { DebtsOfUser } from './DebtsOfUser.tsx'
import { OrdersOfUser } from './OrdersOfUser.tsx'
import { SubmissionsOfUser } from './SubmissionsOfUser.tsx'
import { SuspicionsOfUser } from './SuspicionsOfUser.tsx'

/** What a customer has with the company, part by part: of each only what the reader may see, which asks for itself. */
export function UserMatters({ userId }: { userId: string }) {
  const seesOrders = useAppSelector(selectHolds(['AllowedToSeeOrders']))
  const seesContracts = useAppSelector(selectHolds(['AllowedToSeeContracts']))
  const seesBilling = useAppSelector(selectHolds(['AllowedToSeeBilling']))
  const seesSubmissions = useAppSelector(selectHolds(['AllowedToSeeSubmissions']))
  return (
    <>
      {seesOrders && <OrdersOfUser userId={userId} />}
      {seesContracts && <ContractsOfUser userId={userId} />}
      {seesBilling && <DebtsOfUser userId={userId} />}
      {seesContracts && <SuspicionsOfUser userId={userId} />}
      {seesSubmissions && <SubmissionsOfUser userId={userId} />}
    </>
  )
}
