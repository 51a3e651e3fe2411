import { FIRST_SCREEN, isInSet, type RouteKey, routeKeys, routeSetOf, routes } from '@billett/paths'
import { OtherApp } from '@billett/web-kit/links/OtherApp.tsx'
import { Redirect } from '@billett/web-kit/links/Redirect.tsx'
import { useLink } from '@billett/web-kit/links/use-link.ts'
import { createElement, Suspense } from 'react'
import { Route, Routes } from 'react-router'
import { NotFoundPage } from '../features/notices/NotFoundPage.tsx'
import { useShop } from '../hooks/shop.ts'
import { RouteGuard } from '../parts/guards/RouteGuard.tsx'
import { StaffGate } from '../parts/guards/StaffGate.tsx'
import { PageLoader } from '../parts/PageLoader.tsx'
import { isScreen, pageOf } from './lazy-pages.ts'

const keys = routeKeys.filter(isScreen)

/** Each screen the client has under its paths in both languages. */
export function AppRoutes() {
  const set = routeSetOf(useShop().client)
  const link = useLink()
  const first: RouteKey = FIRST_SCREEN[set]
  const screens = keys.filter(key => isInSet(routes[key], set) && (key !== 'start' || key === first))
  return (
    <StaffGate>
      <Suspense fallback={<PageLoader />}>
        <Routes>
          {first !== 'start' && <Route path={routes.start.de} element={<Redirect to={link(first)} />} />}
          {screens.flatMap(key =>
            [...new Set([routes[key].de, routes[key].en])].map(path => (
              <Route
                key={path}
                path={path}
                element={<RouteGuard route={routes[key]}>{createElement(pageOf(key))}</RouteGuard>}
              />
            )),
          )}
          <Route path="*" element={<OtherApp than="shop" otherwise={<NotFoundPage />} />} />
        </Routes>
      </Suspense>
    </StaffGate>
  )
}
