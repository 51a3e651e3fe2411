import type { SubscriptionConfiguration } from '@billett/domain'
import { and, asc, eq, gt, gte, lte, type SQL, sql } from 'drizzle-orm'
import type { Statements, Transaction } from '../../../db/database.ts'
import { contract, subscriptionConfiguration } from '../../../db/schema/index.ts'
import type { IdRange } from '../../run/part/index.ts'
import { withConfigurations } from '../../subscription/contract/index.ts'

/** A contract of the subscription a campaign is about. */
export interface CohortContract {
  id: string
  number: string
  configuration: SubscriptionConfiguration
}

interface Cohort {
  clientId: string
  offerKey: string
}

/** Contracts of a subscription in whatever version; what is not concluded yet has no history. */
const ofCohort = ({ clientId, offerKey }: Cohort): SQL | undefined =>
  and(
    eq(contract.clientId, clientId),
    gt(contract.seq, 0),
    sql`${contract.configurationId} in (
      select ${subscriptionConfiguration.id} from ${subscriptionConfiguration}
      where ${subscriptionConfiguration.clientId} = ${clientId} and ${subscriptionConfiguration.key} = ${offerKey})`,
  )

/** The ids of all of them. */
export const cohortIds = (cohort: Cohort): SQL =>
  sql`select ${contract.id} as id from ${contract} where ${ofCohort(cohort)}`

const columns = { id: contract.id, number: contract.number, configurationId: contract.configurationId }

/** So many contracts that come after one in the order of ids. */
export async function cohortAfter(
  db: Statements,
  cohort: Cohort,
  { after, most }: { after: string | undefined; most: number },
): Promise<CohortContract[]> {
  const rows = await db
    .select(columns)
    .from(contract)
    .where(and(ofCohort(cohort), after === undefined ? undefined : gt(contract.id, after)))
    .orderBy(asc(contract.id))
    .limit(most)
  return withConfigurations(db, rows)
}

/** The same contracts whenever it is asked, from all over the cohort. */
export async function cohortSample(db: Statements, cohort: Cohort, most: number): Promise<CohortContract[]> {
  const rows = await db
    .select(columns)
    .from(contract)
    .where(ofCohort(cohort))
    .orderBy(sql`md5(${contract.id}::text)`)
    .limit(most)
  return withConfigurations(db, rows)
}

/** The contracts of a part, held until the transaction ends. */
export async function lockCohort(tx: Transaction, cohort: Cohort, { firstId, lastId }: IdRange) {
  const rows = await tx
    .select()
    .from(contract)
    .where(and(ofCohort(cohort), gte(contract.id, firstId), lte(contract.id, lastId)))
    .orderBy(asc(contract.id))
    .for('update', { of: contract })
  return withConfigurations(tx, rows)
}
