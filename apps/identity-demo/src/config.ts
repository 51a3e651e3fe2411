import { z } from 'zod'

const Environment = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(8085),
  HOST: z.string().min(1).default('127.0.0.1'),
  IDENTITY_DEMO_USER: z.string().min(1).default('billett'),
  IDENTITY_DEMO_PASSWORD: z.string().min(1).default('demo'),
  EXIT_WITH_PARENT: z.enum(['0', '1']).default('0'),
})

export interface Config {
  port: number
  host: string
  agency: { userName: string; password: string }
  exitWithParent: boolean
}

/** What the environment asks for. Throws in words for what cannot be. */
export function readConfig(env: Record<string, string | undefined>): Config {
  const read = Environment.safeParse(env)
  if (!read.success)
    throw new Error(read.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('\n'))
  const { PORT, HOST, IDENTITY_DEMO_USER, IDENTITY_DEMO_PASSWORD, EXIT_WITH_PARENT } = read.data
  return {
    port: PORT,
    host: HOST,
    agency: { userName: IDENTITY_DEMO_USER, password: IDENTITY_DEMO_PASSWORD },
    exitWithParent: EXIT_WITH_PARENT === '1',
  }
}
