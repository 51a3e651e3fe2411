/** How much of a text is left: its first letter. */
const HIDDEN = '•••'

/**
 * An e-mail address by which its owner is known again, and nobody is written to: `a•••@example.org`. Shown to staff
 * without the right to personal details.
 */
export function maskedEmail(email: string): string {
  const at = email.lastIndexOf('@')
  return at < 1 ? HIDDEN : `${email.slice(0, 1)}${HIDDEN}${email.slice(at)}`
}

/** `L•••`: the first letter of a name; nothing of none. */
export const maskedText = (text: string): string => (text === '' ? '' : `${[...text][0]}${HIDDEN}`)
