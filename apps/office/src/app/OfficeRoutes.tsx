import { type KeyOfApp, type RouteKey, routeKeys } from '@billett/paths'
import { SkeletonList } from '@billett/web-kit/kit/feedback/SkeletonList.tsx'
import { Page } from '@billett/web-kit/kit/layout/Page.tsx'
import { lazyPiece } from '@billett/web-kit/kit/lazy/lazy-piece.ts'
import { OtherApp } from '@billett/web-kit/links/OtherApp.tsx'
import { useRoute } from '@billett/web-kit/links/use-route.ts'
import { type ComponentType, createElement, Suspense } from 'react'
import { StaffRoute } from '../parts/StaffRoute.tsx'
import { useTexts } from '../texts/use-texts.ts'
import { NotFoundPage } from './NotFoundPage.tsx'
import { pages } from './pages.ts'

const isScreen = (key: RouteKey): key is KeyOfApp<'office'> => key in pages

const lazies = new Map<RouteKey, ComponentType>(routeKeys.filter(isScreen).map(key => [key, lazyPiece(pages[key])]))

/** The screen of the office at the address, in either language. */
export function OfficeRoutes() {
  const { t } = useTexts()
  const found = useRoute()
  const page = found && lazies.get(found.key)
  const loading = (
    <Page>
      <SkeletonList label={t('common.loading')} />
    </Page>
  )
  return (
    <Suspense fallback={loading}>
      {found && page ? (
        <StaffRoute route={found.route}>{createElement(page)}</StaffRoute>
      ) : (
        <OtherApp than="office" otherwise={<NotFoundPage />} />
      )}
    </Suspense>
  )
}
