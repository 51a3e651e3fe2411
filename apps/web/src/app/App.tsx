import { AppRoutes } from './AppRoutes.tsx'
import { ErrorBoundary } from './errors/ErrorBoundary.tsx'
import { Frame } from './frame/Frame.tsx'
import { LanguageOfPath } from './LanguageOfPath.tsx'
import { MaintenanceGate } from './MaintenanceGate.tsx'
import { PageTitle } from './PageTitle.tsx'
import { ScrollReset } from './ScrollReset.tsx'

/** The shop, inside its providers and a router. */
export const App = () => (
  <ErrorBoundary>
    <LanguageOfPath />
    <PageTitle />
    <ScrollReset />
    <Frame>
      <ErrorBoundary>
        <MaintenanceGate>
          <AppRoutes />
        </MaintenanceGate>
      </ErrorBoundary>
    </Frame>
  </ErrorBoundary>
)
