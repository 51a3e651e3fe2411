const DAY = 86_400

/**
 * A cookie of the whole shop that its server can read as well; undefined where there is none or cookies are blocked.
 */
export function readCookie(name: string): string | undefined {
  const found = document.cookie.split('; ').find(part => part.startsWith(`${name}=`))
  if (!found) return undefined
  try {
    return decodeURIComponent(found.slice(name.length + 1))
  } catch {
    return undefined
  }
}

export function writeCookie(name: string, value: string, days: number): void {
  const secure = window.location.protocol === 'https:' ? '; secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser we support.
  document.cookie = `${name}=${encodeURIComponent(value)}; path=/; max-age=${days * DAY}; samesite=lax${secure}`
}

/** It has ended a day ago: one that ends now is there for the rest of its millisecond. */
export const removeCookie = (name: string): void => writeCookie(name, '', -1)
