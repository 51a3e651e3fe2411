import { once } from 'node:events'
import { createServer, type Server } from 'node:net'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { GatheringSocket } from './gathering-socket.ts'

/** Tells how many writes left the process, and of how many chunks each was made. */
class CountingSocket extends GatheringSocket {
  readonly writes: number[] = []

  override _write(chunk: Uint8Array, encoding: BufferEncoding, done: (error?: Error | null) => void): void {
    this.writes.push(1)
    super._write(chunk, encoding, done)
  }

  override _writev(chunks: { chunk: Uint8Array; encoding: BufferEncoding }[], done: (error?: Error | null) => void) {
    this.writes.push(chunks.length)
    super._writev?.(chunks, done)
  }
}

describe('a gathering socket', () => {
  let server: Server
  const received: string[] = []

  beforeEach(async () => {
    received.length = 0
    server = createServer(peer => peer.setEncoding('utf8').on('data', text => received.push(String(text))))
    await once(server.listen(0, '127.0.0.1'), 'listening')
  })
  afterEach(() => server.close())

  const connected = async (): Promise<CountingSocket> => {
    const address = server.address()
    if (address === null || typeof address === 'string') throw new Error('The server listens on no port.')
    const socket = new CountingSocket()
    await once(socket.connect(address.port, '127.0.0.1'), 'connect')
    return socket
  }

  it('sends what is written in one go of the event loop by one write', async () => {
    const socket = await connected()
    socket.write('begin;')
    socket.write('select 1;')
    socket.write('select 2;')
    await once(socket.end(), 'close')
    expect(socket.writes).toEqual([3])
    expect(received.join('')).toBe('begin;select 1;select 2;')
  })

  it('sends what is written later by another', async () => {
    const socket = await connected()
    await new Promise<void>(done => {
      socket.write('begin;', () => done())
    })
    socket.write('select 1;')
    await once(socket.end(), 'close')
    expect(socket.writes).toEqual([1, 1])
    expect(received.join('')).toBe('begin;select 1;')
  })
})
