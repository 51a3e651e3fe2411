import { setTimeout as pause } from 'node:timers/promises'
import * as calls from '@billett/contract'
import { demoEntitlementRules } from '@billett/demo-region'
import { addDays, addMonths, businessDateOf, type PlainDate, schoolYearOf, toInstant } from '@billett/domain'
import { connectedTo } from '../measure/connected-to.ts'
import type { ShopClient } from '../product/shop-client.ts'
import { AUTHORITY } from './fill-schools.ts'

/** Milliseconds: each look counts what is left of a hundred thousand. */
const LOOK_AGAIN = 2000

interface Where {
  databaseUrl: string
  clientId: string
}

/** The authority has the rule of entitlement of the demo's county, in force since long. */
export async function ruleInForce({ databaseUrl, clientId }: Where): Promise<void> {
  const rule = demoEntitlementRules.find(({ authority }) => authority === 'county')?.rule
  const client = await connectedTo(databaseUrl)
  try {
    await client.query(
      `insert into entitlement_rule (id, client_id, authority_id, version, state, valid_from, rule, edited_by, edited_on,
         released_by, released_on)
       values (gen_random_uuid(), $1, $2, 1, 'released', '2020-08-01', $3, 'bench', now(), 'bench', now())`,
      [clientId, AUTHORITY, JSON.stringify(rule)],
    )
  } finally {
    await client.end()
  }
}

export interface SteppedOver {
  /** Seconds until it was known of everybody what becomes of them, and until it was known what that costs. */
  proposed: number
  reckoned: number
  pupils: number
  contracts: number
}

/** The step of all pupils into the next school year as far as nothing takes effect: what is changed, what it costs. */
export async function steppedOver(official: ShopClient): Promise<SteppedOver> {
  const today = businessDateOf(toInstant(Date.now()))
  const year = await official.ask(calls.keepSchoolYear, { body: { payerGuid: AUTHORITY, ...nextYear(today) } })
  const yearGuid = year.at(0)?.guid ?? ''

  const done = async (task: 'propose' | 'reckon'): Promise<{ seconds: number; year: calls.SchoolYear }> => {
    const began = performance.now()
    await official.ask(calls.beginRollTask, { params: { yearGuid }, body: { task } })
    for (;;) {
      const years = await official.ask(calls.getSchoolYears)
      const now = years.find(({ guid }) => guid === yearGuid)
      if (now?.failure) throw new Error(`${task}: ${now.failure}`)
      if (now && now.task === null) return { seconds: (performance.now() - began) / 1000, year: now }
      await pause(LOOK_AGAIN)
    }
  }
  const proposed = await done('propose')
  const reckoned = await done('reckon')
  const pupils = proposed.year.kinds.reduce((sum, { count }) => sum + count, 0)
  const contracts = reckoned.year.money?.contracts ?? 0
  return { proposed: proposed.seconds, reckoned: reckoned.seconds, pupils, contracts }
}

/** The days of the year after this one; its step may be prepared from today on. */
function nextYear(today: PlainDate) {
  const from = addDays(schoolYearOf(today).to, 1)
  const until = addDays(addMonths(from, 12), -1)
  const firstSchoolDay = addMonths(from, 1)
  const windowFrom = addDays(today, -1)
  return {
    from,
    until,
    firstSchoolDay,
    windowFrom,
    windowUntil: addDays(from, -1),
    handOutOn: firstSchoolDay,
    photoYears: 4,
  }
}
