export function whenParentEnds(callback: () => void): void
