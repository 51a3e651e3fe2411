import * as z from 'zod/mini'
import { count, toolArguments } from '../tools/tool-arguments.ts'

const USAGE = `npm run crash -- [--runs 100] [--seed NUMBER] [--from 0] [--stands 2]
Purchases on which a server or a worker dies at a random checkpoint; afterwards everything has to be there once.
  --runs    how many; one takes two to five seconds
  --seed    the runs of a seed are always the same ones; another one each time where it is left out
  --from    the first run: --seed 7 --from 123 --runs 1 is run 123 of seed 7 again
  --stands  how many shops are tried side by side
Ends with 0 where all ended as they have to, with 1 where one did not, with 2 for a wrong call.`

/** What `npm run crash` is asked for. */
export const crashArguments = (args: string[], anySeed: number) =>
  toolArguments(z.object({ runs: count(100), seed: count(anySeed), from: count(0), stands: count(2) }), args, USAGE)
