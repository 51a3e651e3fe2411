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
import { OrderRecovery } from './sale/OrderRecovery.tsx'
import { SaleMemory } from './sale/SaleMemory.tsx'
import { OpenIdSignIn } from './sign-in/OpenIdSignIn.tsx'
import { SessionMemory } from './sign-in/SessionMemory.tsx'
import { TermsReminder } from './sign-in/TermsReminder.tsx'

/** The shop, inside its providers and a router. */
export const App = () => (
  <LinkProvider>
    <ErrorBoundary>
      <LanguageOfPath />
      <PageTitle />
      <ScreenChange />
      <SessionMemory />
      <SaleMemory />
      <OrderRecovery />
      <OpenIdSignIn />
      <TermsReminder />
      <MessageReminder />
      <Frame>
        <PageBoundary>
          <MaintenanceGate>
            <AppRoutes />
          </MaintenanceGate>
        </PageBoundary>
      </Frame>
    </ErrorBoundary>
  </LinkProvider>
)
