/** Where a service is asked, and with what: `https://user:password@host`, which no request may carry as it is. */
export function serviceAddress(address: string): { url: string; headers: Record<string, string> } {
  const { username, password, origin, pathname } = new URL(address)
  const access = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`
  return {
    url: `${origin}${pathname}`.replace(/\/+$/, ''),
    headers: {
      accept: 'application/json',
      'content-type': 'application/json',
      ...(username ? { authorization: `Basic ${Buffer.from(access).toString('base64')}` } : {}),
    },
  }
}
