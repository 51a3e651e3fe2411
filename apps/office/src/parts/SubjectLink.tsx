import { contractsAddress } from '@billett/contract/lists/contracts-address.ts'
import { ordersAddress } from '@billett/contract/lists/orders-address.ts'
import { usersAddress } from '@billett/contract/lists/users-address.ts'
import { TextLink } from '@billett/web-kit/kit/text/TextLink.tsx'
import { Link } from '@billett/web-kit/links/Link.tsx'
import { useOffice } from '../hooks/office.ts'
import { useAppSelector } from '../hooks/store-hooks.ts'
import { selectHolds } from '../state/user.selectors.ts'

const NOTHING = new URLSearchParams()

interface Props {
  kind: string
  /** Empty where it is the shop as a whole. */
  id: string
  /** What people call it, where that is known. */
  name?: string
}

/** What an act is done to: a way there, where there is one and the reader may go it. */
export function SubjectLink({ kind, id, name = '' }: Props) {
  const { link } = useOffice()
  const seesOrders = useAppSelector(selectHolds(['AllowedToSeeOrders']))
  const seesContracts = useAppSelector(selectHolds(['AllowedToSeeContracts']))
  const seesUsers = useAppSelector(selectHolds(['AllowedToSeeUsers']))
  const ways = new Map<string, string>([
    ...(seesOrders
      ? [['order', `${link('adminOrders')}?${ordersAddress.write(NOTHING, { order: id })}`] as const]
      : []),
    ...(seesContracts
      ? [['contract', `${link('adminContracts')}?${contractsAddress.write(NOTHING, { contract: id })}`] as const]
      : []),
    ...(seesUsers ? [['user', `${link('adminUsers')}?${usersAddress.write(NOTHING, { user: id })}`] as const] : []),
  ])
  const way = ways.get(kind)
  if (way === undefined || id === '') return name || id || '–'
  return (
    <TextLink component={Link} to={way}>
      {name || id}
    </TextLink>
  )
}
