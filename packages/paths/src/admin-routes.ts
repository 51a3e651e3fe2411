import type { Route } from './route.ts'

/** The area of the staff (Spec 3 §2.1). Its paths begin with the same word in both languages. */
export const adminRoutes = {
  admin: { de: '/admin', en: '/admin', title: 'staffLogin', area: 'admin', access: 'public' },
  adminNewPassword: {
    de: '/admin/passwort/:id',
    en: '/admin/password/:id',
    title: 'resetPassword',
    area: 'admin',
    access: 'public',
  },
  adminPortal: {
    de: '/admin/portal',
    en: '/admin/portal',
    title: 'staffPortal',
    area: 'admin',
    access: 'staff',
    rights: ['AllowedToUseAdminPanel'],
  },
  adminLogout: { de: '/admin/abmeldung', en: '/admin/logout', title: 'logout', area: 'admin', access: 'public' },
} as const satisfies Record<string, Route>
