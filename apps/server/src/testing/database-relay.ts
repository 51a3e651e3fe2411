import { createServer, type Server, Socket } from 'node:net'

/** PostgreSQL's answer to a commit as it goes over the wire: the tag of `CommandComplete`. */
const COMMITTED = 'COMMIT\0'

export interface DatabaseRelay {
  /** The database, reached through here. */
  url: string
  /** The next commit happens, and nobody hears of it: its connection breaks before the answer. */
  loseNextCommitAnswer: () => void
  /** From now on nothing comes back, as from a network that swallows everything. */
  mute: () => void
  /** Bytes that the database has answered so far. */
  answered: () => number
  close: () => Promise<void>
}

/** Stands between a process and its database, and breaks what a network breaks. */
export async function databaseRelay(databaseUrl: string): Promise<DatabaseRelay> {
  const target = new URL(databaseUrl)
  const sockets = new Set<Socket>()
  let losing = false
  let muted = false
  let answered = 0

  const server = createServer(inner => {
    const outer = new Socket()
    for (const socket of [inner, outer]) {
      sockets.add(socket)
      socket.on('error', () => undefined)
      socket.once('close', () => {
        sockets.delete(socket)
        inner.destroy()
        outer.destroy()
      })
    }
    outer.connect(Number(target.port), target.hostname)
    inner.pipe(outer)
    outer.on('data', bytes => {
      answered += bytes.length
      if (muted) return
      if (losing && bytes.includes(COMMITTED)) {
        losing = false
        inner.destroy()
      } else inner.write(bytes)
    })
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const url = new URL(databaseUrl)
  url.port = String(portOf(server))
  return {
    url: url.href,
    loseNextCommitAnswer() {
      losing = true
    },
    mute() {
      muted = true
    },
    answered: () => answered,
    close() {
      for (const socket of sockets) socket.destroy()
      return new Promise<void>(resolve => server.close(() => resolve()))
    },
  }
}

function portOf(server: Server): number {
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the relay listens nowhere')
  return address.port
}
