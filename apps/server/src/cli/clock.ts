import { compose } from '../compose.ts'
import { serverConfig } from '../config/server-config.ts'
import { worldsOf } from '../hosts/worlds-of.ts'
import { moveClock } from '../modules/upkeep/demo-desk/index.ts'
import { reasonOf } from '../reason-of.ts'

const USAGE = `npm run clock -- DAYS
Moves the clock of a demo on, in all its processes; what comes up on the days between is done.
Refused outside a demo. Ends with 0 where it is done, with 1 where it is refused, with 2 for a wrong call.`

/** Moves the clock of the whole demo, with all its shops. */
async function run(days: number): Promise<number> {
  const { surroundings, close } = await compose(serverConfig(), 'worker')
  try {
    const [first, ...others] = worldsOf(surroundings)
    await moveClock([first.world, ...others.map(({ world }) => world)], days)
    console.info(`In the demo it is now ${first.world.clock()}.`)
    return 0
  } catch (error) {
    console.error(reasonOf(error))
    return 1
  } finally {
    await close()
  }
}

const [days = '', ...more] = process.argv.slice(2)
if (!/^\d+$/.test(days) || more.length > 0) {
  console.error(USAGE)
  process.exitCode = 2
} else process.exitCode = await run(Number(days))
