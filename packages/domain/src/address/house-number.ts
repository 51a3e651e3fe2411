const numberIn = (text: string): number => Number(/^\d+/.exec(text)?.[0] ?? Number.MAX_SAFE_INTEGER)

/** As they stand along a street: 2, 2a, 10. */
export const byHouseNumber = (a: string, b: string): number => numberIn(a) - numberIn(b) || a.localeCompare(b, 'de')

/** `4 A` and `4a` are one house. */
export const houseNumberKey = (text: string): string => text.toLowerCase().replaceAll(/\s/g, '')
