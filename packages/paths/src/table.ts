import { accountRoutes } from './account-routes.ts'
import { adminRoutes } from './admin-routes.ts'
import type { APP_OF, App } from './area.ts'
import type { Route } from './route.ts'
import { shopRoutes } from './shop-routes.ts'
import { signInRoutes } from './sign-in-routes.ts'

/** Every screen that both apps know a way to. The office has more: see `office-routes.ts`. */
export const routes = { ...shopRoutes, ...signInRoutes, ...accountRoutes, ...adminRoutes } as const

export type Routes = typeof routes
export type RouteKey = keyof Routes

/**One of them; the apps have a text for its title. */
export type KnownRoute = Route<Routes[RouteKey]['title']>

/** The screens of one app, for its table of pages. */
export type KeyOfApp<Of extends App> = {
  [K in RouteKey]: (typeof APP_OF)[Routes[K]['area']] extends Of ? K : never
}[RouteKey]
