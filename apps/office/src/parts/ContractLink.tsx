import { contractsAddress } from '@billett/contract/lists/contracts-address.ts'
import { TextLink } from '@billett/web-kit/kit/text/TextLink.tsx'
import { Link } from '@billett/web-kit/links/Link.tsx'
import { useOffice } from '../hooks/office.ts'
import { useAppSelector } from '../hooks/store-hooks.ts'
import { selectHolds } from '../state/user.selectors.ts'

/** A contract by its number, and the way to it for whoever may see contracts. */
export function ContractLink({ guid, number }: { guid: string; number: string }) {
  const { link } = useOffice()
  const seesContracts = useAppSelector(selectHolds(['AllowedToSeeContracts']))
  if (!seesContracts) return number
  return (
    <TextLink
      component={Link}
      to={`${link('adminContracts')}?${contractsAddress.write(new URLSearchParams(), { contract: guid })}`}
    >
      {number}
    </TextLink>
  )
}
