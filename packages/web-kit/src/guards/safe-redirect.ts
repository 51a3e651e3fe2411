/** A base no address of ours has. */
const HERE = 'http://shop.invalid'

function parsed(target: string): URL | undefined {
  try {
    return new URL(target, HERE)
  } catch {
    return undefined
  }
}

/**
 * Where somebody may be sent after signing in: a path of this shop. Undefined for anything else, so that no link to us
 * leads on to a stranger.
 */
export function safeRedirect(target: string | null | undefined): string | undefined {
  if (!target?.startsWith('/') || target.includes('\\')) return undefined
  const url = parsed(target)
  if (url?.origin !== HERE || url.pathname.startsWith('//')) return undefined
  return `${url.pathname}${url.search}${url.hash}`
}
