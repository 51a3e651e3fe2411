const SHAPE = /^[A-Za-z0-9+?/\-:().,' ]{1,35}$/

/**
 * Whether banks take it as a message's id, a reference of a mandate or of a payment (DFÜ agreement, appendix 3): no
 * slash at either end, and never two in a row.
 */
export const isReference = (text: string): boolean => SHAPE.test(text) && !/^[/ ]|[/ ]$|\/\//.test(text)
