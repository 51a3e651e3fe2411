import type { KeyOfApp } from '@billett/paths'
import type { ComponentType } from 'react'

/** The page of each screen, loaded when it is shown. */
export const pages = {
  admin: () => import('../features/login/StaffLoginPage.tsx').then(module => module.StaffLoginPage),
  adminNewPassword: () => import('../features/password/NewPasswordPage.tsx').then(module => module.NewPasswordPage),
  adminPortal: () => import('../features/portal/PortalPage.tsx').then(module => module.PortalPage),
  adminLogout: () => import('../features/logout/LogoutPage.tsx').then(module => module.LogoutPage),
} as const satisfies Record<KeyOfApp<'office'>, () => Promise<ComponentType>>
