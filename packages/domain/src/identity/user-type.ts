/** Bit flags (Spec 2 §3.8). */
export const USER_TYPE = { None: 0, HGS: 1, WebShop: 2, MobileClient: 4, Swkt: 8, Guest: 16 } as const

export const hasUserType = (held: number, flag: number): boolean => (held & flag) === flag
