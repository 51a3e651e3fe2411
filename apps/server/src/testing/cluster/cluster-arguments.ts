import * as z from 'zod/mini'
import { count, toolArguments } from '../tools/tool-arguments.ts'

const USAGE = `npm run cluster -- [--purchases 500] [--buyers 8] [--kill-every 25] [--servers 2] [--workers 2]
Passengers buy while servers and workers are killed one after the other; then everything has to be there once.
  --purchases   how many; ten to thirty a second
  --buyers      how many buy at a time
  --kill-every  purchases between two processes that are killed
Ends with 0 where all is there once, with 1 where it is not, with 2 for a wrong call.`

const Asked = z.object({
  purchases: count(500),
  buyers: count(8),
  'kill-every': count(25),
  servers: count(2),
  workers: count(2),
})

/** What `npm run cluster` is asked for. */
export const clusterArguments = (args: string[]) => toolArguments(Asked, args, USAGE)
