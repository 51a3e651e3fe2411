import { OrderRecovery } from '../parts/sale/OrderRecovery.tsx'
import { SaleMemory } from '../parts/sale/SaleMemory.tsx'
import { OfferedSession } from '../parts/sign-in/OfferedSession.tsx'
import { OpenIdSignIn } from '../parts/sign-in/OpenIdSignIn.tsx'
import { SessionMemory } from '../parts/sign-in/SessionMemory.tsx'
import { TermsReminder } from '../parts/sign-in/TermsReminder.tsx'
import { AppRoutes } from './AppRoutes.tsx'
import { ErrorBoundary } from './errors/ErrorBoundary.tsx'
import { Frame } from './frame/Frame.tsx'
import { LanguageOfPath } from './LanguageOfPath.tsx'
import { LinkProvider } from './LinkProvider.tsx'
import { MaintenanceGate } from './MaintenanceGate.tsx'
import { MessageReminder } from './messages/MessageReminder.tsx'
import { PageBoundary } from './PageBoundary.tsx'
import { PageTitle } from './PageTitle.tsx'
import { ScreenChange } from './ScreenChange.tsx'

/** The shop, inside its providers and a router. */
export const App = () => (
  <LinkProvider>
    <ErrorBoundary alone>
      <LanguageOfPath />
      <PageTitle>
        <ScreenChange />
        <SessionMemory />
        <SaleMemory />
        <OrderRecovery />
        <OpenIdSignIn />
        <OfferedSession />
        <TermsReminder />
        <MessageReminder />
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
