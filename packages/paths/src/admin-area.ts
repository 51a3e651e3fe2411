import { routes } from './table.ts'

/** Any path that begins like this belongs to the staff; the word is the same in both languages (Spec 1 §2.3). */
const ADMIN = routes.admin.en

export const isAdminPath = (pathname: string): boolean => pathname === ADMIN || pathname.startsWith(`${ADMIN}/`)
