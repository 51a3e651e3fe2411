import { type KeyOfApp, routeKeys, routes } from '@billett/paths'
import { Page } from '@billett/web-kit/kit/Page.tsx'
import { SkeletonList } from '@billett/web-kit/kit/SkeletonList.tsx'
import { OtherApp } from '@billett/web-kit/links/OtherApp.tsx'
import { reloadOnce, screenArrived } from '@billett/web-kit/links/reload-once.ts'
import { createElement, lazy, Suspense } from 'react'
import { Route, Routes } from 'react-router'
import { StaffRoute } from '../parts/StaffRoute.tsx'
import { useTexts } from '../texts/use-texts.ts'
import { NotFoundPage } from './NotFoundPage.tsx'
import { pages } from './pages.ts'

const isOfOffice = (key: string): key is KeyOfApp<'office'> => key in pages

const screens = routeKeys.filter(isOfOffice).map(key => ({
  key,
  page: lazy(async () => {
    const component = await reloadOnce(pages[key])
    screenArrived()
    return { default: component }
  }),
}))

/** Each screen of the office under its paths in both languages. */
export function OfficeRoutes() {
  const { t } = useTexts()
  const loading = (
    <Page>
      <SkeletonList label={t('common.loading')} />
    </Page>
  )
  return (
    <Suspense fallback={loading}>
      <Routes>
        {screens.flatMap(({ key, page }) =>
          [...new Set([routes[key].de, routes[key].en])].map(path => (
            <Route
              key={path}
              path={path}
              element={<StaffRoute route={routes[key]}>{createElement(page)}</StaffRoute>}
            />
          )),
        )}
        <Route path="*" element={<OtherApp than="office" otherwise={<NotFoundPage />} />} />
      </Routes>
    </Suspense>
  )
}
