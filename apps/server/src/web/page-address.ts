/**
 * Path and query of a page of this shop: what begins with two slashes, of either kind, would be read as the address of
 * another host, or of none.
 */
export const pageAddress = (url: string): string => url.replace(/^[/\\]{2,}/, '/')
