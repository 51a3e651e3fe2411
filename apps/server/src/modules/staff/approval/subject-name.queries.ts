import { USER_TYPE } from '@billett/domain'
import { sql } from 'drizzle-orm'
import { contract, invoice, order, organisation, staffApproval, userAccount } from '../../../db/schema/index.ts'

const { subjectKind, subjectId, clientId } = staffApproval

/** Asked of the row alone that is of its kind: an act on many things has no id, and other kinds have other ids. */
const id = sql`nullif(${subjectId}, '')::uuid`

/** What people call what an approval is about, of its own client; a customer's name is not for everybody who agrees. */
export const subjectName = sql<string | null>`case ${subjectKind}
  when 'order' then (
    select ${order.orderNumber} from ${order} where ${order.id} = ${id} and ${order.clientId} = ${clientId})
  when 'contract' then (
    select ${contract.number} from ${contract} where ${contract.id} = ${id} and ${contract.clientId} = ${clientId})
  when 'invoice' then (
    select ${invoice.number} from ${invoice} where ${invoice.id} = ${id} and ${invoice.clientId} = ${clientId})
  when 'organisation' then (
    select ${organisation.name} from ${organisation}
    where ${organisation.id} = ${id} and ${organisation.clientId} = ${clientId})
  when 'user' then (
    select trim(concat_ws(' ', whom.first_name, whom.last_name)) from ${userAccount} whom
    where whom.id = ${id} and whom.client_id = ${clientId} and whom.user_type & ${USER_TYPE.HGS} <> 0)
end`
