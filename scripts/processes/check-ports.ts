import { createServer } from 'node:net'
import { Advice } from '../run/say.ts'
import { portsFrom } from '../run/settings.ts'
import { portOwner } from './port-owner.ts'

const HOSTS = [undefined, '127.0.0.1']
const NEXT_TRY = 100

/** Fails with words that say which port is taken, by whom, and how to choose others. */
export async function checkPorts(wanted: { name: string; port: number }[], shopPort: number): Promise<void> {
  const problems: string[] = []
  for (const { name, port } of wanted) {
    const problem = await problemWith(port)
    if (problem) problems.push(`Port ${port} (${name}) ${problem}.`)
  }
  if (problems.length === 0) return
  const free = await freeShopPort(shopPort)
  throw new Advice(`${problems.join('\n')}\nChoose other ports by the first one:  PORT=${free} npm start`)
}

async function problemWith(port: number): Promise<string | undefined> {
  for (const host of HOSTS) {
    const code = await tryToListen(port, host)
    if (code === 'EACCES') return 'is not allowed for this user'
    if (code === 'EADDRINUSE') return `is taken by ${portOwner(port) ?? 'another program'}`
  }
  return undefined
}

async function freeShopPort(taken: number): Promise<number> {
  for (let shop = Math.max(taken, 8080) + NEXT_TRY; shop < 60_000; shop += NEXT_TRY) {
    const problems = await Promise.all(Object.values(portsFrom(shop)).map(problemWith))
    if (problems.every(problem => problem === undefined)) return shop
  }
  return taken
}

function tryToListen(port: number, host: string | undefined): Promise<string | undefined> {
  return new Promise(resolve => {
    const probe = createServer()
    probe.once('error', (failure: NodeJS.ErrnoException) => resolve(failure.code))
    probe.listen({ port, host, exclusive: true }, () => probe.close(() => resolve(undefined)))
  })
}
