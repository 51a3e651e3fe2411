import { clientIdOf } from '../call/client-id-of.ts'
import { Refused } from '../call/refused.ts'
import { compose } from '../compose.ts'
import { serverConfig } from '../config/server-config.ts'
import { worldsOf } from '../hosts/worlds-of.ts'
import { deskDo, deskList } from './desk/desk.ts'
import { type DeskAsked, deskArguments } from './desk/desk-arguments.ts'

async function run(asked: DeskAsked): Promise<number> {
  const { surroundings, close } = await compose(serverConfig(), 'worker')
  const shops = worldsOf(surroundings)
  const shop = asked.clientId === undefined ? shops[0] : shops.find(({ world }) => clientIdOf(world) === asked.clientId)
  try {
    if (!shop) throw new Error(`client ${asked.clientId} is not served here`)
    if (asked.what !== 'list') for (const line of await deskDo(shop.world, asked)) console.info(line)
    const waiting = await deskList(shop.world)
    console.info(waiting.length === 0 ? 'Nothing waits for a decision.' : waiting.join('\n'))
    return 0
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    console.error(error.message)
    return 1
  } finally {
    await close()
  }
}

const asked = deskArguments(process.argv.slice(2))
if (typeof asked === 'string') {
  console.error(asked)
  process.exitCode = 2
} else process.exitCode = await run(asked)
