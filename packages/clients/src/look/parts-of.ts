/** Red, green and blue of `#RRGGBB`, each from 0 to 255. */
export const partsOf = (colour: string): number[] => [1, 3, 5].map(at => Number.parseInt(colour.slice(at, at + 2), 16))

/** The other way round; shares of a step are rounded. */
export const hexOf = (parts: readonly number[]): string =>
  `#${parts.map(part => Math.round(part).toString(16).padStart(2, '0')).join('')}`.toUpperCase()
