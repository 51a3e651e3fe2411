import {
  APPLICATION_STATES,
  type ApplicationState,
  ATTEMPT_STATES,
  type AttemptState,
  isContract,
  isDecided,
  ORDER_STATES,
  type OrderState,
} from '@billett/domain'
import { type AnyColumn, type SQL, sql } from 'drizzle-orm'

/**
 * States are written out, not sent along: a partial index serves only a query that names what the index was made of.
 */
const stateIn = (column: AnyColumn | SQL, states: readonly string[]): SQL =>
  sql`${column} in (${sql.raw(states.map(state => `'${state}'`).join(', '))})`

/** Whether an order's state is one for which the domain's rule holds. */
export const orderStateIn = (column: AnyColumn | SQL, holds: (state: OrderState) => boolean): SQL =>
  stateIn(column, ORDER_STATES.filter(holds))

const UNDECIDED: readonly AttemptState[] = ATTEMPT_STATES.filter(state => !isDecided(state))

/** Whether the provider may still say how an attempt ends. */
export const isUndecided = (column: AnyColumn | SQL): SQL => stateIn(column, UNDECIDED)

/** Whether an application's state is one for which the domain's rule holds. */
export const applicationStateIn = (column: AnyColumn | SQL, holds: (state: ApplicationState) => boolean): SQL =>
  stateIn(column, APPLICATION_STATES.filter(holds))

/** Whether an application has become a contract that nobody has ended. */
export const isContractIn = (column: AnyColumn | SQL): SQL => applicationStateIn(column, isContract)
