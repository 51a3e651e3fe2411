import { connect, type Socket } from 'node:net'
import { getStatus, login, pathOf } from '@billett/contract'
import { expect, it } from 'vitest'
import { newLog } from '../log.ts'
import { testWorld } from '../testing/test-world.ts'

const PIPELINED = 200

/** Sends that many requests at once and resets the connection before it reads an answer. */
async function sendAndReset(port: number, headers: string): Promise<void> {
  const socket: Socket = connect(port, '127.0.0.1')
  const request = `GET ${pathOf(getStatus)} HTTP/1.1\r\nHost: shop.example\r\n${headers}\r\n`
  await new Promise<void>(resolve => {
    socket.once('connect', () => socket.write(request.repeat(PIPELINED), () => resolve()))
  })
  const closed = new Promise(resolve => socket.once('close', resolve))
  socket.resetAndDestroy()
  await closed
}

/** Says that a body comes, sends the beginning of it, and resets the connection once the server has begun to read. */
async function sendHalfAndReset(port: number, path: string): Promise<void> {
  const socket: Socket = connect(port, '127.0.0.1')
  await new Promise<void>(resolve => {
    socket.once('data', () => resolve())
    // The server answers `100 Continue` when it has seen the headers.
    const headers =
      'Host: shop.example\r\nContent-Type: application/json\r\nContent-Length: 100\r\nExpect: 100-continue'
    socket.write(`POST ${path} HTTP/1.1\r\n${headers}\r\n\r\n{`)
  })
  const closed = new Promise(resolve => socket.once('close', resolve))
  socket.resetAndDestroy()
  await closed
}

it('who leaves in the middle of a body is counted, and the log says so once', async () => {
  const lines: string[] = []
  const log = newLog('info', { write: line => void lines.push(line) })
  const test = await testWorld({ config: { RATE_LIMIT: '100000' }, log })
  const gone = Promise.withResolvers<void>()
  let count = 0
  const { callerGone } = test.world
  test.world.callerGone = () => {
    callerGone()
    count += 1
    if (count === 5) gone.resolve()
  }
  const port = Number(new URL(await test.app.listen({ port: 0, host: '127.0.0.1' })).port)
  for (let round = 0; round < 5; round += 1) await sendHalfAndReset(port, pathOf(login))
  await gone.promise
  expect(lines.filter(line => line.includes('request failed'))).toEqual([])
  expect(lines.filter(line => line.includes('callers reset connections'))).toHaveLength(1)
  await test.close()
})

it.each(['', 'X-Forwarded-For: 203.0.113.7\r\n'])(
  'of who resets connections nothing is done, and the log says so once: %j',
  async headers => {
    const lines: string[] = []
    const log = newLog('info', { write: line => void lines.push(line) })
    const test = await testWorld({ config: { RATE_LIMIT: '100000' }, log })
    let gone = 0
    const { callerGone } = test.world
    test.world.callerGone = () => {
      gone += 1
      callerGone()
    }
    const address = await test.app.listen({ port: 0, host: '127.0.0.1' })
    const port = Number(new URL(address).port)
    for (let round = 0; round < 20; round += 1) await sendAndReset(port, headers)
    expect((await fetch(`${address}${pathOf(getStatus)}`)).status).toBe(200)
    expect(gone).toBeGreaterThan(0)
    expect(lines.filter(line => line.includes('request failed'))).toEqual([])
    expect(lines.filter(line => line.includes('callers reset connections'))).toHaveLength(1)
    await test.close()
  },
)
