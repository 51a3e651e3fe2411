/** `+49 999 1234-0` as what a telephone dials: `tel:+4999912340`. */
export const phoneLink = (phone: string): string => `tel:${phone.replace(/[^+\d]/g, '')}`
