import { isAdminPath } from './admin-area.ts'
import { APP_OF, type App } from './area.ts'
import { findRoute } from './find-route.ts'

/**
 * The app that answers at a path: the one of its screen; of what nobody knows, only the staff's area is the office's.
 */
export function appAt(pathname: string): App {
  const found = findRoute(pathname)
  if (found) return APP_OF[found.route.area]
  return isAdminPath(pathname) ? 'office' : 'shop'
}
