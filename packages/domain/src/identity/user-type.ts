/** Bit flags (Spec 2 §3.8). */
export const USER_TYPE = { None: 0, HGS: 1, WebShop: 2, MobileClient: 4, Swkt: 8, Guest: 16 } as const

/** Who learns at the portal what is theirs signs in at the shop all the same: one address has one such account. */
export const isSameLogin = (one: number, other: number): boolean =>
  (one & other & (USER_TYPE.HGS | USER_TYPE.WebShop)) !== 0

/** People of schools, and of who pays for pupils: customers who see the portal as well. */
export const PORTAL_USER_TYPE = USER_TYPE.WebShop | USER_TYPE.Swkt

export const hasUserType = (held: number, flag: number): boolean => (held & flag) === flag
