import type { CookieChoice, CookieDefinition } from '@billett/clients'
import { deviceArea } from '@billett/web-kit/storage/area.ts'
import { isAccepted } from './choices.ts'

/** What nobody agreed to, or does not any more, goes from the device: taking back is as easy as giving (GDPR 7 (3)). */
export function forgetRefused(cookies: readonly CookieDefinition[], consent: CookieChoice | undefined): void {
  const refused = cookies.filter(
    ({ category, name }) => category !== 'required' && !isAccepted(consent, category, name),
  )
  for (const key of refused.flatMap(({ keys }) => keys)) deviceArea.removeItem(key)
}
