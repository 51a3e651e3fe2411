import type { OrderTicket, PreparedOrder } from '@billett/contract'
import { isVoid } from '@billett/domain'
import { useTexts } from '../../texts/use-texts.ts'

/** A ticket with several rides of which none has been validated yet cannot be shown. */
const isUnvalidated = ({ rides, ridesLeft, childTickets }: OrderTicket): boolean =>
  rides > 1 && ridesLeft > 0 && childTickets.length === 0

/** What to do now with what was bought. Undefined where there is nothing to do, and no mail to tell of. */
export function usePaidLead({ tickets, email }: PreparedOrder): string | undefined {
  const { t } = useTexts()
  if (tickets.every(({ state }) => isVoid(state))) return undefined
  const usable = tickets.filter(({ topUp, enforcement }) => !topUp && !enforcement)
  if (usable.length === 0) return email ? t('confirmation.paid.leadTopUp', { email }) : undefined
  if (usable.every(isUnvalidated)) return t('confirmation.paid.leadRides')
  const show = email ? t('confirmation.paid.lead', { email }) : t('confirmation.paid.leadNoMail')
  return usable.some(isUnvalidated) ? `${show} ${t('confirmation.paid.leadSomeRides')}` : show
}
