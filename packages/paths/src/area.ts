/** Which app shows an area's screens: the passengers' or the one of staff and schools. */
export const APP_OF = { shop: 'shop', account: 'shop', admin: 'office', school: 'office' } as const

export type Area = keyof typeof APP_OF
export type App = (typeof APP_OF)[Area]
