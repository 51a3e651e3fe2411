import autocannon from 'autocannon'

export const CONNECTIONS = 8

type Load = { url: string; paths: readonly string[]; seconds: number }

/**
 * Replies per second; each connection asks for a share of the paths of its own, over and over. Throws when one was not
 * a success.
 */
export async function load({ url, paths, seconds }: Load): Promise<number> {
  let connected = 0
  const { requests, non2xx, errors } = await autocannon({
    url,
    connections: CONNECTIONS,
    duration: seconds,
    setupClient(client) {
      const own = connected++ % CONNECTIONS
      const share = paths.filter((_, i) => paths.length < CONNECTIONS || i % CONNECTIONS === own)
      client.setRequests(share.map(path => ({ method: 'GET', path })))
    },
  })
  if (non2xx + errors > 0) throw new Error(`${url}: ${non2xx} refused, ${errors} failed`)
  return requests.average
}
