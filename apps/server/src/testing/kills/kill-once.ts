import { BERLIN } from '@billett/domain'
import { sql } from 'drizzle-orm'
import { claimRound } from '../../modules/billing/claim/index.ts'
import { passRound } from '../../modules/billing/pass/index.ts'
import { doOrderJobs } from '../subscription-order.ts'
import type { TestWorld } from '../test-world.ts'
import { type LifeName, lifeOf } from './lives.ts'
import { type Death, mortalProcess, type Process } from './mortal-process.ts'

/** What has become of a contract: its rows, without what is another in every life. */
async function endOf({ world, mails }: TestWorld, contractId: string, email: string): Promise<object> {
  const { rows } = await world.db.execute(sql`
    select
      (select count(*)::int from application a where a.email = ${email}) as orders,
      array(select "to" from application_move where contract_id = c.id order by number) as moves,
      array(select (happening ->> 'kind') || ' ' || (happening ->> 'effectiveOn') from contract_event
            where contract_id = c.id order by seq) as events,
      array(select period_start || ' ' || component || ' ' || cents from claim
            where contract_id = c.id order by period_start, component, revision) as claims,
      (select coalesce(sum(amount_cents), 0)::int from ledger_entry where contract_id = c.id) as booked,
      array(select state || ' ' || (valid_from at time zone ${BERLIN})::date from issued_ticket where contract_id = c.id order by 1) as passes,
      array(select kind || ' ' || state || ' ' || (taken_back_by is not null) from change_request
            where contract_id = c.id order by requested_on, kind) as requests,
      array(select state || ' ' || attempt from medium_order where contract_id = c.id order by event_seq) as card_orders,
      (select count(*)::int from medium m join medium_order o on o.contract_id = m.contract_id and o.serial = m.serial
        where m.contract_id = c.id) as cards,
      array(select act || ' ' || (used_on is not null) from signed_link where contract_id = c.id order by 1) as links
    from contract c where c.id = ${contractId}`)
  return { ...rows[0], mails: mails.filter(({ to }) => to === email).length }
}

/**
 * A life in which a process is killed. Whoever had no answer asks another process again, which does the rest.
 * `end`: what has become of it, which is the same in every such life as in one without a death.
 */
export async function killOnce(
  test: TestWorld,
  life: LifeName,
  death: Death | null,
): Promise<{ died: boolean; end: object }> {
  const { steps, email, contractId } = await lifeOf(life).begin(test)
  const healthy: Process = { world: test.world, app: test.app }
  const mortal = death && (await mortalProcess(test, death))
  try {
    for (const step of steps) {
      const wasDead = mortal === null || mortal.isDead()
      const answer = wasDead ? await step(healthy) : await mortal.does(step)
      // Asked again, it may be told that it is done already; what has become of it is looked at in the end.
      const status = answer ?? (await step(healthy))
      if (status >= 500 || (answer !== undefined && status !== 200)) throw new Error(`answered ${status}`)
    }
  } finally {
    await mortal?.end()
  }
  await doOrderJobs(test)
  await claimRound(test.world)
  await passRound(test.world)
  return { died: mortal?.isDead() ?? false, end: await endOf(test, contractId(), email) }
}
