import { FIRST_SCREEN, routeSetOf } from '@billett/paths'
import { OtherApp } from '@billett/web-kit/links/OtherApp.tsx'
import { Redirect } from '@billett/web-kit/links/Redirect.tsx'
import { useLink } from '@billett/web-kit/links/use-link.ts'
import { useRoute } from '@billett/web-kit/links/use-route.ts'
import { createElement, Suspense } from 'react'
import { NotFoundPage } from '../features/notices/NotFoundPage.tsx'
import { useShop } from '../hooks/shop.ts'
import { RouteGuard } from '../parts/guards/RouteGuard.tsx'
import { StaffGate } from '../parts/guards/StaffGate.tsx'
import { PageLoader } from '../parts/PageLoader.tsx'
import { isScreen, pageOf } from './lazy-pages.ts'

/** The screen at the address, if the client has it, in either language. */
export function AppRoutes() {
  const link = useLink()
  const found = useRoute()
  const first = FIRST_SCREEN[routeSetOf(useShop().client)]
  const screen = () => {
    if (!found || !isScreen(found.key)) return <OtherApp than="shop" otherwise={<NotFoundPage />} />
    if (found.key === 'start' && first !== 'start') return <Redirect to={link(first)} />
    return <RouteGuard route={found.route}>{createElement(pageOf(found.key))}</RouteGuard>
  }
  return (
    <StaffGate>
      <Suspense fallback={<PageLoader />}>{screen()}</Suspense>
    </StaffGate>
  )
}
