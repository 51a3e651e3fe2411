import type { Logo } from '../schema/client.ts'

/** A road between two hills under a low sun. */
export const logo: Logo = {
  width: 44,
  height: 44,
  svg: '<circle cx="22" cy="22" r="22" fill="#1E5E45"/><circle cx="29" cy="15" r="5" fill="#D98A4E"/><path d="M2 29c7-8 13-8 20-2s13 5 20-1a22 22 0 0 1-40 5z" fill="#DCE8DA"/><path d="M20 42c0-7 8-7 6-15" fill="none" stroke="#1E5E45" stroke-width="3" stroke-linecap="round"/>',
}
