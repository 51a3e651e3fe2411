import type { Logo } from '../schema/client.ts'

/** Two lines that meet at a stop, as a V. */
export const logo: Logo = {
  width: 44,
  height: 44,
  svg: '<rect width="44" height="44" rx="11" fill="#C2102F"/><path d="M10 11l12 22 12-22" fill="none" stroke="#FFFFFF" stroke-width="5.5" stroke-linecap="round" stroke-linejoin="round"/><circle cx="22" cy="31.5" r="5.5" fill="#C2102F" stroke="#FFC21A" stroke-width="4"/>',
}
