import { type Found, finderIn, keysOf } from './finder.ts'
import type { RouteSet } from './route-sets.ts'
import { type KnownRoute, type RouteKey, routes } from './table.ts'

export type FoundRoute = Found<RouteKey, KnownRoute>

export const routeKeys = keysOf(routes)

/** The screen at a path, in whichever language it is written; of all screens, unless a client's set is named. */
export const findRoute: (pathname: string, set?: RouteSet) => FoundRoute | undefined = finderIn<RouteKey, KnownRoute>(
  routes,
)
