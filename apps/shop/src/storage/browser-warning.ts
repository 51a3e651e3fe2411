import { isBoolean, isNullOr, isObjectOf, isText } from '@billett/web-kit/storage/shapes.ts'
import { stored } from '@billett/web-kit/storage/stored.ts'

/** Spec 1 §3: hidden until a moment. */
const isWarning = isObjectOf({ hidden: isBoolean, until: isNullOr(isText) })

const SNOOZE = 3 * 86_400_000
const inStorage = stored('browser-warning', isWarning)

/** Hidden for three days once ignored; then the stored state is reset (Spec 1 §4). */
export const storedBrowserWarning = {
  isHidden(now: number = Date.now()): boolean {
    const { hidden, until } = inStorage.read() ?? { hidden: false, until: null }
    if (!hidden) return false
    if (until !== null && Date.parse(until) > now) return true
    inStorage.remove()
    return false
  },
  snooze: (now: number = Date.now()): void =>
    inStorage.write({ hidden: true, until: new Date(now + SNOOZE).toISOString() }),
}
