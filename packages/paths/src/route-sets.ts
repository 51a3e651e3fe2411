import type { Client } from '@billett/clients'
import type { Route } from './route.ts'
import type { RouteKey } from './table.ts'

/** Which of the two sets of screens a client has: the whole shop, or the account without a way to buy (Spec 1 §2.3). */
export type RouteSet = NonNullable<Client['config']['settings']['routeSet']>

export const routeSetOf = ({ config }: Client): RouteSet => config.settings.routeSet ?? 'shop'

export const isInSet = (route: Route, set: RouteSet): boolean => route.only === undefined || route.only === set

/** What a set begins with. */
export const FIRST_SCREEN = { shop: 'start', account: 'account' } as const satisfies Record<RouteSet, RouteKey>
