const SCHEME = /^(https?:\/\/|mailto:|tel:)\S+$/i
const IN_SHOP = /^\/(?!\/)\S*$/
const MAIL = /^[^\s@/]+@[^\s@/]+\.[^\s@/]+$/
const HOST = /^[\w-]+(\.[\w-]+)*\.[a-z]{2,}(\/\S*)?$/i

/** Where a link that somebody typed leads; undefined where that is nowhere a link may lead. */
export function linkAddress(typed: string): string | undefined {
  const text = typed.trim()
  if (SCHEME.test(text) || IN_SHOP.test(text)) return text
  if (MAIL.test(text)) return `mailto:${text}`
  return HOST.test(text) ? `https://${text}` : undefined
}
