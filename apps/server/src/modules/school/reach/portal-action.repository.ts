import { type SQL, sql } from 'drizzle-orm'
import { clientIdOf } from '../../../call/client-id-of.ts'
import type { Context } from '../../../call/context.ts'
import type { Statements, Transaction } from '../../../db/database.ts'
import { portalAction } from '../../../db/schema/index.ts'
import type { World } from '../../../world.ts'

type Detail = (typeof portalAction.$inferInsert)['detail']

/**
 * Where something is that somebody did something about. A batch of a step into the next year is no place: what was done
 * is noted about the year.
 */
const placeOf = (id: string): SQL<string> => sql`(
  select place from (
    select id as place from organisation where id = ${id}
    union all
    select o.id from contract c join organisation o on o.party_id = c.organisation_id where c.id = ${id}
    union all
    select organisation_id from school_request where id = ${id}
    union all
    select organisation_id from contact_person where id = ${id}
    union all
    select organisation_id from entitlement_decision where id = ${id}
    union all
    select organisation_id from batch where id = ${id} and kind <> 'rollOver'
    union all
    select authority_id from school_year where id = ${id}
    union all
    select o.id from invoice i join payer_account a on a.id = i.payer_id
      join organisation o on o.party_id = a.party_id where i.id = ${id}
    union all
    select o.id from payroll_list l join payer_account a on a.id = l.payer_id
      join organisation o on o.party_id = a.party_id where l.id = ${id}
    union all
    (select organisation_id from membership where party_id = ${id} order by valid_from desc limit 1)
  ) as places limit 1
)`

/** An application went to who pays, as its school had not answered: the shop's own act. */
export const PASSED_ON = 'shop/contractPassedOn'

/** Stands for the shop where others have an account. */
const THE_SHOP = '00000000-0000-0000-0000-000000000000'

type Noted = Pick<typeof portalAction.$inferInsert, 'accountId' | 'call' | 'aboutId' | 'detail'>

const insertAct = async (world: World, db: Statements, act: Noted): Promise<void> => {
  const known = { id: world.newRowId(), clientId: clientIdOf(world), doneOn: world.clock() }
  await db.insert(portalAction).values({ ...known, ...act, organisationId: placeOf(act.aboutId) })
}

/** Of what was only tried: nothing is changed, but whoever tried it has read what it would come to. */
export const TRIED = { tried: true } as const

/** Notes that an application went to who pays without an answer of its school. */
export const notePassedOn = (world: World, tx: Transaction, contractId: string): Promise<void> =>
  insertAct(world, tx, { accountId: THE_SHOP, call: PASSED_ON, aboutId: contractId, detail: {} })

/** Notes who of the portal did what, in the transaction that does it. */
export const notePortalAct = (
  { world, visitor }: { world: World; visitor: Pick<Context['visitor'], 'id'> },
  db: Statements,
  { name }: { name: string },
  { aboutId, ...detail }: { aboutId: string } & Detail,
): Promise<void> => insertAct(world, db, { accountId: visitor.id, call: name, aboutId, detail })
