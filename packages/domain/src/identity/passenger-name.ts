const SEPARATOR = '#'
const DASHES = ['', '-', '–', '—']

/** First and last name as one field of a call; a part nobody gave stays empty (Spec 1 §2.7). */
export const joinedName = (parts: readonly string[]): string => parts.join(SEPARATOR)

/** `Erika#Mustermann` as its parts. */
export const nameParts = (joined: string): string[] => joined.split(SEPARATOR).map(part => part.trim())

/** The name as it is spoken; empty parts and lone dashes stand for nothing. */
export const spokenName = (parts: readonly string[]): string =>
  parts
    .map(part => part.trim())
    .filter(part => !DASHES.includes(part))
    .join(' ')
