import { createElement, Suspense } from 'react'
import { Route, Routes } from 'react-router'
import { NotFoundPage } from '../features/notices/NotFoundPage.tsx'
import { pageOf } from '../routes/lazy-pages.ts'
import { type RouteKey, routes } from '../routes/table.ts'
import { RouteGuard } from './guards/RouteGuard.tsx'
import { PageLoader } from './PageLoader.tsx'

const keys = Object.keys(routes) as RouteKey[]

/** Each screen under its paths in both languages. */
export const AppRoutes = () => (
  <Suspense fallback={<PageLoader />}>
    <Routes>
      {keys.flatMap(key =>
        [...new Set([routes[key].de, routes[key].en])].map(path => (
          <Route
            key={path}
            path={path}
            element={<RouteGuard route={routes[key]}>{createElement(pageOf(key))}</RouteGuard>}
          />
        )),
      )}
      <Route path="*" element={<NotFoundPage />} />
    </Routes>
  </Suspense>
)
