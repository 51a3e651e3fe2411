import { organisationsAddress } from '@billett/contract/lists/organisations-address.ts'
import { TextLink } from '@billett/web-kit/kit/text/TextLink.tsx'
import { Link } from '@billett/web-kit/links/Link.tsx'
import { useOffice } from '../hooks/office.ts'
import { useAppSelector } from '../hooks/store-hooks.ts'
import { selectHolds } from '../state/user.selectors.ts'

interface Props {
  name: string
  /** Null: it is no organisation. */
  guid: string | null
}

/** Who somebody is; where it is an organisation and the reader may see those, the way to it. */
export function OrganisationName({ name, guid }: Props) {
  const { link } = useOffice()
  const seesOrganisations = useAppSelector(selectHolds(['AllowedToEditOrganisations']))
  if (guid === null || !seesOrganisations) return name
  const query = organisationsAddress.write(new URLSearchParams(), { organisation: guid })
  return (
    <TextLink component={Link} to={`${link('adminOrganisations')}?${query}`}>
      {name}
    </TextLink>
  )
}
