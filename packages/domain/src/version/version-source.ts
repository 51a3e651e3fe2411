/** Who wrote a version: the product with what ships with it, or staff. */
export type VersionSource = 'product' | 'staff'

/**
 * What ships with the product takes the place of nothing that staff have written, unless somebody wants to follow the
 * product again.
 */
export const mayReplace = (
  active: { source: VersionSource } | undefined,
  next: { source: VersionSource; overStaff: boolean },
): boolean => active?.source !== 'staff' || next.source === 'staff' || next.overStaff
