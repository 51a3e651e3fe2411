import type { Route } from './route.ts'

/** Where the staff come in. The word their paths begin with is the same in both languages (`guards/admin-area.ts`). */
export const staffRoutes = {
  admin: {
    de: '/admin',
    en: '/admin',
    page: () => import('../features/login/LoginPage.tsx').then(module => module.LoginPage),
    title: 'staffLogin',
    access: 'public',
  },
  adminNewPassword: {
    de: '/admin/passwort/:id',
    en: '/admin/password/:id',
    page: () => import('../features/password/ResetPasswordPage.tsx').then(module => module.ResetPasswordPage),
    title: 'resetPassword',
    access: 'public',
  },
  adminPortal: {
    de: '/admin/portal',
    en: '/admin/portal',
    page: () => import('../features/login/StaffPortalPage.tsx').then(module => module.StaffPortalPage),
    title: 'staffPortal',
    access: 'staff',
  },
  adminLogout: {
    de: '/admin/abmeldung',
    en: '/admin/logout',
    page: () => import('../features/logout/LogoutPage.tsx').then(module => module.LogoutPage),
    title: 'logout',
    access: 'public',
  },
} as const satisfies Record<string, Route>
