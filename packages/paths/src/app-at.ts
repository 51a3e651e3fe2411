import { isAdminPath } from './admin-area.ts'
import { APP_OF, type App } from './area.ts'
import { findRoute } from './find-route.ts'
import { isPortalPath } from './school-area.ts'

/**
 * The app that answers at a path: the one of its screen; of what nobody knows, only what begins like the staff's area
 * and the portal is the office's.
 */
export function appAt(pathname: string): App {
  const found = findRoute(pathname)
  if (found) return APP_OF[found.route.area]
  return isAdminPath(pathname) || isPortalPath(pathname) ? 'office' : 'shop'
}
