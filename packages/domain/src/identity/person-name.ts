const PARTS = /^\p{L}[\p{L}\p{M}'’.]*(?:[ -]\p{L}[\p{L}\p{M}'’.]*)*$/u

/**
 * Letters, with single spaces or hyphens between parts (Spec 1 §5); apostrophes and marks belong to letters: O'Neill,
 * D’Arcy, J. P.
 */
export const isPersonName = (text: string): boolean => PARTS.test(text)
