import { SkeletonList } from '@billett/web-kit/kit/feedback/SkeletonList.tsx'
import { Page } from '@billett/web-kit/kit/layout/Page.tsx'
import { OtherApp } from '@billett/web-kit/links/OtherApp.tsx'
import { type ComponentType, createElement, Suspense } from 'react'
import { useScreen } from '../hooks/use-screen.ts'
import { PortalRoute } from '../parts/portal/PortalRoute.tsx'
import { StaffRoute } from '../parts/StaffRoute.tsx'
import { lazyWithTexts } from '../texts/lazy-with-texts.tsx'
import { useTexts } from '../texts/use-texts.ts'
import { FactorFirst } from './FactorFirst.tsx'
import { NotFoundPage } from './NotFoundPage.tsx'
import { pageTexts } from './page-texts.ts'
import { pages } from './pages.ts'

const lazies = new Map<string, ComponentType>(
  Object.entries(pages).map(([key, load]) => [key, lazyWithTexts(pageTexts[key] ?? [], load)]),
)

/** The screen of the office at the address, in either language. */
export function OfficeRoutes() {
  const { t } = useTexts()
  const found = useScreen()
  const page = found && lazies.get(found.key)
  const loading = (
    <Page>
      <SkeletonList label={t('common.loading')} />
    </Page>
  )
  if (found?.route.access === 'portal')
    return (
      <Suspense fallback={loading}>
        <PortalRoute route={found.route}>
          <FactorFirst route={found.route}>{page ? createElement(page) : <NotFoundPage />}</FactorFirst>
        </PortalRoute>
      </Suspense>
    )
  return (
    <Suspense fallback={loading}>
      {found && (page || found.route.access === 'staff') ? (
        <StaffRoute route={found.route}>
          <FactorFirst route={found.route}>{page ? createElement(page) : <NotFoundPage />}</FactorFirst>
        </StaffRoute>
      ) : (
        <OtherApp than="office" otherwise={<NotFoundPage />} />
      )}
    </Suspense>
  )
}
