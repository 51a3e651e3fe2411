import { type Found, finderIn } from './finder.ts'
import type { Route } from './route.ts'
import { schoolRoutes } from './school-routes.ts'
import { staffRoutes } from './staff-routes.ts'
import { type Routes, routes } from './table.ts'

/** Every screen that the office knows a way to: its own, and those of the shop. */
export const officeRoutes = { ...routes, ...staffRoutes, ...schoolRoutes } as const

type OfficeRoutes = Routes & typeof staffRoutes & typeof schoolRoutes

export type OfficeRouteKey = keyof OfficeRoutes

/** The office has a text for each of their titles. */
export type OfficeRoute = Route<OfficeRoutes[OfficeRouteKey]['title']>

/** The screen at a path, whoever shows it. */
export const findOfficeRoute: (pathname: string) => Found<OfficeRouteKey, OfficeRoute> | undefined = finderIn<
  OfficeRouteKey,
  OfficeRoute
>(officeRoutes)
