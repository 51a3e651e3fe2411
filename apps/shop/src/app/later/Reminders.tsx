import { OrderRecovery } from '../../parts/sale/OrderRecovery.tsx'
import { OfferedSession } from '../../parts/sign-in/OfferedSession.tsx'
import { OpenIdSignIn } from '../../parts/sign-in/OpenIdSignIn.tsx'
import { TermsReminder } from '../../parts/sign-in/TermsReminder.tsx'
import { MessageReminder } from '../messages/MessageReminder.tsx'

/** What may ask or tell something on any page once it is there; no first screen waits for its script. */
export const Reminders = () => (
  <>
    <OrderRecovery />
    <OpenIdSignIn />
    <OfferedSession />
    <TermsReminder />
    <MessageReminder />
  </>
)
