import { approvalsAddress } from '@billett/contract/lists/approvals-address.ts'
import { contractsAddress } from '@billett/contract/lists/contracts-address.ts'
import { enforcementAddress } from '@billett/contract/lists/enforcement-address.ts'
import { mailsAddress } from '@billett/contract/lists/mails-address.ts'
import { messagesAddress } from '@billett/contract/lists/messages-address.ts'
import { ordersAddress } from '@billett/contract/lists/orders-address.ts'
import { organisationsAddress } from '@billett/contract/lists/organisations-address.ts'
import { submissionsAddress } from '@billett/contract/lists/submissions-address.ts'
import { usersAddress } from '@billett/contract/lists/users-address.ts'
import { webhooksAddress } from '@billett/contract/lists/webhooks-address.ts'
import { holdsRights } from '@billett/domain'
import { officeRoutes } from '@billett/paths'
import { TextLink } from '@billett/web-kit/kit/text/TextLink.tsx'
import { Link } from '@billett/web-kit/links/Link.tsx'
import { useOffice } from '../hooks/office.ts'
import { useAppSelector } from '../hooks/store-hooks.ts'
import { selectUser } from '../state/user.selectors.ts'

const NOTHING = new URLSearchParams()

/** The list on which a thing is looked at, and what of its address opens it. */
const LISTED = {
  order: ['adminOrders', id => ordersAddress.write(NOTHING, { order: id })],
  contract: ['adminContracts', id => contractsAddress.write(NOTHING, { contract: id })],
  user: ['adminUsers', id => usersAddress.write(NOTHING, { user: id })],
  submission: ['adminSubmissions', id => submissionsAddress.write(NOTHING, { submission: id })],
  declaration: ['adminSubmissions', id => submissionsAddress.write(NOTHING, { submission: id })],
  mail: ['adminMails', id => mailsAddress.write(NOTHING, { mail: id })],
  organisation: ['adminOrganisations', id => organisationsAddress.write(NOTHING, { organisation: id })],
  enforcement: ['adminEnforcement', id => enforcementAddress.write(NOTHING, { case: id })],
  message: ['adminMessages', id => messagesAddress.write(NOTHING, { message: id })],
  webhook: ['adminWebhooks', id => webhooksAddress.write(NOTHING, { webhook: id })],
  approval: ['adminApprovals', id => approvalsAddress.write(NOTHING, { state: 'all', approval: id })],
} as const satisfies Record<string, readonly [keyof typeof officeRoutes, (id: string) => URLSearchParams]>

/** Things that have a page of their own. */
const WITH_PAGE = {
  invoice: 'adminInvoice',
  billingRun: 'adminBillingRun',
  priceCampaign: 'adminPriceCampaign',
} as const satisfies Record<string, keyof typeof officeRoutes>

const isListed = (kind: string): kind is keyof typeof LISTED => Object.hasOwn(LISTED, kind)
const hasPage = (kind: string): kind is keyof typeof WITH_PAGE => Object.hasOwn(WITH_PAGE, kind)

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
  const { rights } = useAppSelector(selectUser)
  const way = () => {
    if (id === '') return undefined
    if (hasPage(kind))
      return holdsRights(rights, officeRoutes[WITH_PAGE[kind]].rights) ? link(WITH_PAGE[kind], { id }) : undefined
    if (!isListed(kind)) return undefined
    const [screen, opened] = LISTED[kind]
    return holdsRights(rights, officeRoutes[screen].rights) ? `${link(screen)}?${opened(id)}` : undefined
  }
  const to = way()
  if (to === undefined) return name || id || '–'
  return (
    <TextLink component={Link} to={to}>
      {name || id}
    </TextLink>
  )
}
