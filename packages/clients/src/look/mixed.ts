import { hexOf, partsOf } from './parts-of.ts'

/** `colour` with a share (0 to 1) of `other` in it. */
export function mixed(colour: string, other: string, share: number): string {
  const others = partsOf(other)
  return hexOf(partsOf(colour).map((part, at) => part + ((others[at] ?? part) - part) * share))
}
