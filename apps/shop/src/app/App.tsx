import { lazyPiece } from '@billett/web-kit/kit/lazy/lazy-piece.ts'
import { SaleMemory } from '../parts/sale/SaleMemory.tsx'
import { SessionMemory } from '../parts/sign-in/SessionMemory.tsx'
import { WhenAlive } from '../parts/WhenAlive.tsx'
import { AppRoutes } from './AppRoutes.tsx'
import { ErrorBoundary } from './errors/ErrorBoundary.tsx'
import { Frame } from './frame/Frame.tsx'
import { LanguageOfPath } from './LanguageOfPath.tsx'
import { LinkProvider } from './LinkProvider.tsx'
import { MaintenanceGate } from './MaintenanceGate.tsx'
import { PageBoundary } from './PageBoundary.tsx'
import { PageTitle } from './PageTitle.tsx'
import { ScreenChange } from './ScreenChange.tsx'

const Reminders = lazyPiece(() => import('./later/Reminders.tsx').then(module => module.Reminders))

/** The shop, inside its providers and a router. */
export const App = () => (
  <LinkProvider>
    <ErrorBoundary alone>
      <LanguageOfPath />
      <PageTitle>
        <ScreenChange />
        <SessionMemory />
        <SaleMemory />
        <WhenAlive>
          <Reminders />
        </WhenAlive>
        <Frame>
          <PageBoundary>
            <MaintenanceGate>
              <AppRoutes />
            </MaintenanceGate>
          </PageBoundary>
        </Frame>
      </PageTitle>
    </ErrorBoundary>
  </LinkProvider>
)
