import { type AddressInfo, connect, type Socket } from 'node:net'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { ANONYMOUS } from '../call/visitor/visitor.ts'
import { answerFailures } from './answer-failures.ts'
import './request-visitor.ts'
import { defaultClient } from '@billett/clients'
import { acceptUploads } from './uploads.ts'

const MAX_BYTES = 25 * 1024 * 1024
const BOUNDARY = 'edge'
const CONTENT_TYPE = `multipart/form-data; boundary=${BOUNDARY}`

interface Gate {
  open: () => void
  passed: Promise<void>
}

const gate = (): Gate => {
  const { promise: passed, resolve: open } = Promise.withResolvers<void>()
  return { open, passed }
}

let app: FastifyInstance
/** What an upload waits for before its body is read, and while its file is worked on. */
let signIn: () => Promise<void>
let work: () => Promise<void>
let sockets: Socket[]

beforeEach(async () => {
  signIn = work = async () => undefined
  sockets = []
  app = Fastify()
  app.decorateRequest('visitor')
  answerFailures(app, () => defaultClient)
  await app.register(async scope => {
    await acceptUploads(scope)
    scope.post<{ Body: Record<string, unknown> }>('/upload', {
      config: { upload: { maxBytes: MAX_BYTES } },
      onRequest: async request => {
        request.visitor = { ...ANONYMOUS, id: String(request.headers.authorization ?? '') }
        await signIn()
      },
      handler: async ({ body }) => {
        await work()
        return Object.entries(body).map(([name, value]) => [name, value instanceof File ? value.size : value])
      },
    })
  })
  app.get('/other', async () => 'here')
  await app.listen({ port: 0, host: '127.0.0.1' })
})
afterEach(async () => {
  for (const socket of sockets) socket.destroy()
  await app.close()
})

const part = (disposition: string, content = ''): string =>
  `--${BOUNDARY}\r\nContent-Disposition: form-data; ${disposition}\r\n\r\n${content}\r\n`
const form = (...parts: string[]): string => `${parts.join('')}--${BOUNDARY}--\r\n`
const IMAGE = part('name="image"; filename="me.png"', 'pixels')

const upload = (who: string, payload = form(IMAGE)) =>
  app.inject({ method: 'POST', url: '/upload', headers: { authorization: who, 'content-type': CONTENT_TYPE }, payload })

const request = (who: string): string => {
  const payload = form(IMAGE)
  const head = `POST /upload HTTP/1.1\r\nHost: shop\r\nAuthorization: ${who}\r\nContent-Type: ${CONTENT_TYPE}\r\n`
  return `${head}Content-Length: ${payload.length}\r\n\r\n${payload}`
}

/** Sends it over a connection of its own. */
function sendRaw(text: string): Socket {
  const { port } = app.server.address() as AddressInfo
  const socket = connect(port, '127.0.0.1', () => socket.write(text))
  socket.on('error', () => undefined)
  sockets.push(socket)
  return socket
}

/** Resolves once the server has seen so many connections end. */
function ended(most: number): Promise<void> {
  const all = gate()
  let count = 0
  app.server.on('connection', socket =>
    socket.on('close', () => {
      count += 1
      if (count === most) all.open()
    }),
  )
  return all.passed
}

/** A place where uploads arrive and wait. */
function held(most: number) {
  const [all, end] = [gate(), gate()]
  let count = 0
  const wait = async (): Promise<void> => {
    count += 1
    if (count >= most) all.open()
    await end.passed
  }
  return { wait, all: all.passed, open: end.open }
}

it('three uploads at a time are worked on, whoever comes after is told to try again', async () => {
  const working = held(3)
  work = working.wait
  const first = ['a', 'b', 'c'].map(who => upload(who))
  await working.all
  expect((await upload('d')).statusCode).toBe(503)
  working.open()
  expect((await Promise.all(first)).map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
  expect((await upload('d')).statusCode).toBe(200)
})

it('one upload of a caller at a time', async () => {
  const working = held(1)
  work = working.wait
  const first = upload('a')
  await working.all
  expect((await upload('a')).statusCode).toBe(429)
  working.open()
  expect((await first).statusCode).toBe(200)
  expect((await upload('a')).statusCode).toBe(200)
})

it('who leaves while their file is worked on takes no place with them', async () => {
  const working = held(3)
  const gone = ended(3)
  work = working.wait
  const left = ['a', 'b', 'c'].map(who => sendRaw(request(who)))
  await working.all
  for (const socket of left) socket.destroy()
  await gone
  work = async () => undefined
  expect((await upload('a')).statusCode).toBe(200)
})

it('who leaves before their upload is read takes no place', async () => {
  const asking = held(3)
  const gone = ended(3)
  signIn = asking.wait
  const left = ['a', 'b', 'c'].map(who => sendRaw(request(who)))
  await asking.all
  for (const socket of left) socket.destroy()
  await gone
  asking.open()
  signIn = async () => undefined
  const statuses: number[] = []
  for (const who of ['a', 'b', 'c', 'd']) statuses.push((await upload(who)).statusCode)
  expect(statuses).toEqual([200, 200, 200, 200])
})

it('uploads sent one behind the other on one connection take no place before their turn', async () => {
  const working = held(1)
  const gone = ended(1)
  work = working.wait
  const socket = sendRaw(`${request('a')}${request('b')}${request('c')}${request('d')}`)
  await working.all
  socket.destroy()
  await gone
  work = async () => undefined
  const statuses: number[] = []
  for (const who of ['a', 'b', 'c', 'd']) statuses.push((await upload(who)).statusCode)
  expect(statuses).toEqual([200, 200, 200, 200])
})

it('a form holds a file and a few fields; of a repeated name the last counts', async () => {
  const reply = await upload('a', form(IMAGE, part('name="note"', 'one'), part('name="note"', 'two')))
  expect(reply.json()).toEqual([
    ['image', 6],
    ['note', 'two'],
  ])
})

it.each([
  ['two files', form(IMAGE, IMAGE), 'image'],
  ['many fields', form(...Array.from({ length: 6 }, () => part('name="note"'))), 'note'],
])('a form with %s is refused at the field', async (_, payload, fieldName) => {
  const reply = await upload('a', payload)
  expect([reply.statusCode, reply.json().error[0].fieldName]).toEqual([400, fieldName])
})

it('a form of very many parts is refused, and the connection still serves', async () => {
  const empty = part('name="a"')
  const many = `${empty.repeat(Math.floor((24 * 1024 * 1024) / empty.length))}--${BOUNDARY}--\r\n`
  const { port } = app.server.address() as AddressInfo
  const reply = await fetch(`http://127.0.0.1:${port}/upload`, {
    method: 'POST',
    headers: { 'content-type': CONTENT_TYPE },
    body: many,
  })
  expect(reply.status).toBe(400)
  expect((await fetch(`http://127.0.0.1:${port}/other`)).status).toBe(200)
})

it('more than was announced, or than nobody announced, is refused as too large', async () => {
  const { port } = app.server.address() as AddressInfo
  const piece = new Uint8Array(1024 * 1024)
  const body = new ReadableStream({
    pull(stream) {
      stream.enqueue(piece)
    },
  })
  const reply = await fetch(`http://127.0.0.1:${port}/upload`, {
    method: 'POST',
    headers: { 'content-type': CONTENT_TYPE },
    body,
    duplex: 'half',
  } as RequestInit)
  expect(reply.status).toBe(413)
})
