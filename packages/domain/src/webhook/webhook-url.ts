/** Addresses of networks written as such: what they are of is nobody's name. */
const NUMBERS = /^(\[.*\]|[\d.]+)$/

/**
 * Whether a text is where a partner's server can be told things: https, by a name in the public DNS, without a password
 * in it. Which machine the name leads to is looked at each time something is sent.
 */
export function isWebhookUrl(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { protocol, hostname, username, password, hash } = new URL(text)
  const isPlain = username === '' && password === '' && hash === ''
  return protocol === 'https:' && isPlain && hostname.includes('.') && !NUMBERS.test(hostname)
}
