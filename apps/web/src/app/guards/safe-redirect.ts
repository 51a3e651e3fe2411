/** A base no address of ours has. */
const HERE = 'http://shop.invalid'

/** Where somebody may be sent after signing in: a path of this shop. Undefined for anything else, so that no link to us leads on to a stranger. */
export function safeRedirect(target: string | null | undefined): string | undefined {
  if (!target?.startsWith('/') || target.includes('\\')) return undefined
  const url = URL.parse(target, HERE)
  if (url?.origin !== HERE) return undefined
  return url.pathname.startsWith('//') ? undefined : `${url.pathname}${url.search}${url.hash}`
}
