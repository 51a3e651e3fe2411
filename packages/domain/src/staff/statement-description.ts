/** Of what a stored statement is called, in characters. */
export const STATEMENT_DESCRIPTION_LENGTH = 60

/** Of a statement, in characters. */
export const STATEMENT_LENGTH = 10_000

export type DescriptionFault = 'descriptionForbiddenCharacters' | 'descriptionNotValid'

/** Letters and digits of any language, and what neither an address nor the name of a file takes for something else. */
const ALLOWED = /^[\p{L}\p{M}\p{N} .,()_-]*$/u

/** It begins with a letter or a digit and does not end with a point: so it names a file everywhere. */
const VALID = /^[\p{L}\p{N}](?:.*[^.])?$/u

/** What is wrong with the description of a statement, which is its name in addresses and that of its file. */
export function descriptionFault(description: string): DescriptionFault | undefined {
  if (!ALLOWED.test(description)) return 'descriptionForbiddenCharacters'
  return VALID.test(description) ? undefined : 'descriptionNotValid'
}
