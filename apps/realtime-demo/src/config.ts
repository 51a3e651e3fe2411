import { z } from 'zod'
import { SWITCHES, type Switch } from './switches.ts'

const Environment = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(8087),
  HOST: z.string().min(1).default('127.0.0.1'),
  REALTIME_DEMO_SET: z.enum(SWITCHES).default('mixed'),
  EXIT_WITH_PARENT: z.enum(['0', '1']).default('0'),
})

export interface Config {
  port: number
  host: string
  set: Switch
  exitWithParent: boolean
}

/** What the environment asks for. Throws in words for what cannot be. */
export function readConfig(env: Record<string, string | undefined>): Config {
  const read = Environment.safeParse(env)
  if (!read.success)
    throw new Error(read.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('\n'))
  const { PORT, HOST, REALTIME_DEMO_SET, EXIT_WITH_PARENT } = read.data
  return { port: PORT, host: HOST, set: REALTIME_DEMO_SET, exitWithParent: EXIT_WITH_PARENT === '1' }
}
