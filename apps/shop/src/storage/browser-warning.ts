import { stored } from '@billett/web-kit/storage/stored.ts'
import * as z from 'zod/mini'

/** Spec 1 §3: hidden until a moment. */
const BrowserWarning = z.object({ hidden: z.boolean(), until: z.nullable(z.string()) })

const SNOOZE = 3 * 86_400_000
const inStorage = stored('browser-warning', BrowserWarning)

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
