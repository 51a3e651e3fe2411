import type { Logo } from '../schema/client.ts'

/** A ticket with the handle of a briefcase. */
export const logo: Logo = {
  width: 44,
  height: 44,
  svg: '<path d="M16 13v-2a3 3 0 0 1 3-3h6a3 3 0 0 1 3 3v2" fill="none" stroke="#0B4F9E" stroke-width="3"/><path d="M4 17a4 4 0 0 1 4-4h28a4 4 0 0 1 4 4v5a4 4 0 0 0 0 8v3a4 4 0 0 1-4 4H8a4 4 0 0 1-4-4v-3a4 4 0 0 0 0-8z" fill="#0B4F9E"/><path d="M28 15v20" stroke="#37B6C8" stroke-width="2.5" stroke-dasharray="3 3"/><path d="M11 22h11M11 28h7" stroke="#FFFFFF" stroke-width="3" stroke-linecap="round"/>',
}
