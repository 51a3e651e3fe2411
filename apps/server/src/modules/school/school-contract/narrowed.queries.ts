import type { ContractLack, SchoolContractFilter } from '@billett/contract'
import { type ApplicationState, businessDateOf } from '@billett/domain'
import { type SQL, sql } from 'drizzle-orm'
import { clientIdOf } from '../../../call/client-id-of.ts'
import type { Context } from '../../../call/context.ts'
import { isEndedBy } from '../../../db/ended-by.ts'
import { personLike } from '../../../db/person-like.ts'
import { isUnconfirmed, passedOnByShop } from '../decision/index.ts'

/** Which contracts a list is about. */
export interface ContractFilter extends Omit<SchoolContractFilter, 'status' | 'filters'> {
  states?: readonly ApplicationState[] | undefined
  /** Beginning of a name, or a number. */
  text?: string | undefined
  /** Itself and all below it. */
  organisationId?: string | undefined
  studentId?: string | undefined
  contractId?: string | undefined
  contractIds?: readonly string[]
}

/**
 * Whether something of a contract is among some. They are gathered once and looked up in memory: joined to, very many
 * contracts would be asked one after the other.
 */
export const isAmong = (what: SQL, some: SQL): SQL => sql`(${what} in (${some})) is true`

/** Of a contract `c` that went on without an answer of its school, which has given none since. */
export const NO_ANSWER = sql`(${isAmong(sql`c.id`, passedOnByShop)} and ${isUnconfirmed(sql`c.id`)})`

/** Applications of parents. */
const applied = (lacking: SQL): SQL => sql`select child.contract_id from applied_child child where ${lacking}`

/** What a contract `c` can lack. Afterwards photos are deleted: none is missing where a card was made. */
const LACKS: Readonly<Record<ContractLack, SQL>> = {
  proof: isAmong(sql`c.id`, sql`select contract_id from entitlement_proof where given_on is null`),
  photo: isAmong(
    sql`c.id`,
    applied(sql`child.photo_id is null
      and not exists (select 1 from medium card where card.contract_id = child.contract_id)`),
  ),
  confirmation: NO_ANSWER,
  exemption: isAmong(sql`c.id`, applied(sql`child.exemption <> '' and child.is_exemption_granted is null`)),
}

/** Whose name begins so, or whose number or whose contract's number it is. */
const isMeantBy = (context: Context, text: string): SQL => sql`(
  ${isAmong(
    sql`c.holder_id`,
    sql`select person.party_id from party_person person where ${personLike(text)}
      union all
      select id from party where client_id = ${clientIdOf(context.world)} and customer_number = upper(${text})`,
  )} or c.number = upper(${text}))`

/** What is asked of a contract `c` itself. */
export function narrowed(filter: ContractFilter, context: Context): SQL[] {
  const { text, studentId, contractId, contractIds, states, subscription, lacks = [] } = filter
  const ofKey = sql`select id from subscription_configuration where key = ${subscription}`
  return [
    ...(subscription ? [isAmong(sql`c.configuration_id`, ofKey)] : []),
    ...(states ? [sql`c.state = any(${sql.param(states)}::text[])`] : []),
    ...(studentId ? [sql`c.holder_id = ${studentId}`] : []),
    ...(contractId ? [sql`c.id = ${contractId}`] : []),
    ...(contractIds ? [sql`c.id = any(${sql.param(contractIds)}::uuid[])`] : []),
    ...(lacks.length > 0
      ? [
          sql`(${sql.join(
            lacks.map(one => LACKS[one]),
            sql` or `,
          )})`,
        ]
      : []),
    ...(text ? [isMeantBy(context, text)] : []),
  ]
}

/** Whether a contract has not ended; one that nothing has happened to is not asked. */
export const isOpen = (context: Context, contract: { id: SQL; seq: SQL }): SQL =>
  sql`(${contract.seq} = 0 or not ${isEndedBy(contract.id, businessDateOf(context.world.clock()))})`
