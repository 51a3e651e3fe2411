/** `postgres://user@a:5432,b:5433/shop` -> one address per host, in the order given. */
export function addressesOf(url: string): [string, ...string[]] {
  const parts = /^(postgres(?:ql)?:\/\/(?:[^@/]*@)?)([^/?]*)(.*)$/.exec(url)
  const [, before = '', hosts = '', after = ''] = parts ?? []
  const [first, ...rest] = hosts.split(',').filter(host => host !== '')
  if (first === undefined) return [url]
  return [`${before}${first}${after}`, ...rest.map(host => `${before}${host}${after}`)]
}

export interface Hosts {
  count: number
  /** The address to try next. */
  current: () => string
  /** That one does not serve, or does not write: the next connection tries the following. */
  moveOn: (failed: string) => void
}

/** Remembers which of several databases is the one that writes. */
export function hostsOf(url: string): Hosts {
  const addresses = addressesOf(url)
  let index = 0
  const current = (): string => addresses[index % addresses.length] ?? addresses[0]
  return {
    count: addresses.length,
    current,
    moveOn(failed) {
      if (failed === current()) index = (index + 1) % addresses.length
    },
  }
}
