const first = (text: string): string => [...text][0] ?? ''

/**
 * An e-mail address as its owner knows it again, `a•••@e•••.org`, and a stranger cannot write to it. Nothing of it can
 * be a link or words that somebody chose for a mail of ours.
 */
export function maskedEmail(email: string): string {
  const at = email.lastIndexOf('@')
  const host = email.slice(at + 1)
  return `${first(email.slice(0, at))}•••@${first(host)}•••${host.slice(host.lastIndexOf('.'))}`
}
