import { addMinutes, type Instant } from '../../time/instant.ts'
import { isOpen, type OrderState } from '../state.ts'

/** Minutes for which a cart that nobody touches keeps a use of a limited code against others who want it. */
export const CODE_HOLD_MINUTES = 30

/** A cart touched at this moment or earlier lies idle by `now`. */
export const idleSince = (now: Instant): Instant => addMinutes(now, -CODE_HOLD_MINUTES)

/**
 * May the use that this order holds go to another cart? Orders that wait for their payment or are paid give nothing up.
 */
export const mayLose = ({ state, touchedOn }: { state: OrderState; touchedOn: Instant }, now: Instant): boolean =>
  isOpen(state) && touchedOn <= idleSince(now)
