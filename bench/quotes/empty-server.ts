import Fastify from 'fastify'

/** Answers everything with one reply of the size given as its first argument: what HTTP alone costs. */
const size = Number(process.argv[2])
const reply = { data: 'x'.repeat(Math.max(0, size - JSON.stringify({ data: '' }).length)) }
const app = Fastify()
app.get('/', async () => reply)
const address = await app.listen({ port: 0, host: '127.0.0.1' })
process.send?.(address)
