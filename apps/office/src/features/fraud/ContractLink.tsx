import type { StaffFraudCase } from '@billett/contract'
import { contractsAddress } from '@billett/contract/lists/contracts-address.ts'
import { TextLink } from '@billett/web-kit/kit/text/TextLink.tsx'
import { Link } from '@billett/web-kit/links/Link.tsx'
import { useOffice } from '../../hooks/office.ts'

/** The contract of an order that is suspected, by its number. Whoever sees suspicions sees contracts. */
export function ContractLink({ contractGuid, number }: Pick<StaffFraudCase, 'contractGuid' | 'number'>) {
  const { link } = useOffice()
  const address = contractsAddress.write(new URLSearchParams(), { contract: contractGuid })
  return (
    <TextLink component={Link} to={`${link('adminContracts')}?${address}`}>
      {number}
    </TextLink>
  )
}
