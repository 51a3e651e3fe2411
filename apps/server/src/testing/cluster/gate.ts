import { type AddressInfo, createServer, Socket } from 'node:net'

/** A way to a neighbour that is closed at first: who comes waits, without an answer, until it is opened. */
export interface Gate {
  port: number
  /** Somebody has come. */
  arrived: Promise<void>
  /** Lets everybody through to this port, whoever waits and whoever comes. */
  open: (port: number) => void
  close: () => Promise<void>
}

export async function gate(): Promise<Gate> {
  const arrived = Promise.withResolvers<void>()
  const opened = Promise.withResolvers<number>()
  const sockets = new Set<Socket>()

  const server = createServer({ pauseOnConnect: true }, inner => {
    const outer = new Socket()
    for (const socket of [inner, outer]) {
      sockets.add(socket)
      socket.on('error', () => undefined)
      socket.once('close', () => {
        inner.destroy()
        outer.destroy()
      })
    }
    arrived.resolve()
    void opened.promise.then(port => {
      outer.connect(port, '127.0.0.1')
      inner.pipe(outer).pipe(inner)
    })
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    port,
    arrived: arrived.promise,
    open: opened.resolve,
    close() {
      for (const socket of sockets) socket.destroy()
      return new Promise<void>(resolve => server.close(() => resolve()))
    },
  }
}
