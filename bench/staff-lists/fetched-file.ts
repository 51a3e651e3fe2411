import { setTimeout as pause } from 'node:timers/promises'

/** Milliseconds between two looks at the memory of the server. */
const LOOK_EVERY = 250

export interface FetchedFile {
  seconds: number
  bytes: number
  /** Bytes of the process, at most, above what it had before. */
  grown: number
}

interface Fetching {
  url: string
  token: string
  /** Bytes of the server that answers, as the system counts them. */
  resident: () => Promise<number>
}

/** Fetches a long file to its end, and looks at the server's memory meanwhile. */
export async function fetchedFile({ url, token, resident }: Fetching): Promise<FetchedFile> {
  const before = await resident()
  const began = performance.now()
  const reply = await fetch(url, { headers: { authorization: `Bearer ${token}` } })
  if (!reply.ok || !reply.body) throw new Error(`${url}: ${reply.status} ${await reply.text()}`)
  let most = before
  let isDone = false
  const looking = (async () => {
    while (!isDone) {
      most = Math.max(most, await resident())
      await pause(LOOK_EVERY)
    }
  })()
  let bytes = 0
  for await (const part of reply.body) bytes += part.length
  isDone = true
  await looking
  return { seconds: (performance.now() - began) / 1000, bytes, grown: most - before }
}
