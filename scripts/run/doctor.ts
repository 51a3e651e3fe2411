import type { Closing } from '../processes/closing.ts'
import { runProgram } from '../processes/run-step.ts'
import { webDist } from './build/build-web.ts'
import { prepare } from './prepare.ts'

/**
 * `npm run doctor [-- --client NAME]`: what clients still lack; fails where something is missing. Pages are drawn, so
 * they are built where they are stale.
 */
export async function doctor(args: string[], { signal }: Closing): Promise<number> {
  await prepare(signal)
  return runProgram('apps/server/src/cli/doctor.ts', { args, env: { WEB_DIST: webDist() }, signal })
}
