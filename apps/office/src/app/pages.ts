import type { KeyOfApp, OfficeRouteKey } from '@billett/paths'
import type { ComponentType } from 'react'

type Load = () => Promise<ComponentType>

/** What leads into the office and out of it. */
const entrance: Record<KeyOfApp<'office'>, Load> = {
  admin: () => import('../features/login/StaffLoginPage.tsx').then(module => module.StaffLoginPage),
  adminNewPassword: () => import('../features/password/NewPasswordPage.tsx').then(module => module.NewPasswordPage),
  adminPortal: () => import('../features/portal/PortalPage.tsx').then(module => module.PortalPage),
  adminLogout: () => import('../features/logout/LogoutPage.tsx').then(module => module.LogoutPage),
}

/**
 * The page of each screen, loaded when it is shown. A screen that is missing here has an address and rights, stands in
 * no menu, and its address says that there is no such page.
 */
export const pages: Readonly<Partial<Record<OfficeRouteKey, Load>>> = {
  ...entrance,
  adminOrders: () => import('../features/orders/OrdersPage.tsx').then(module => module.OrdersPage),
}

/** Keys of the screens that have a page. */
export const screens: ReadonlySet<string> = new Set(Object.keys(pages))
