import { join } from 'node:path'
import { z } from 'zod'

const Environment = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(8086),
  HOST: z.string().min(1).default('127.0.0.1'),
  BILLETT_DATA: z.string().min(1).default('.billett'),
  BANK_DEMO_SECRET: z.string().min(16),
  EXIT_WITH_PARENT: z.enum(['0', '1']).default('0'),
})

export interface Config {
  port: number
  host: string
  folder: string
  secret: string
  exitWithParent: boolean
}

/** What the environment asks for. Throws in words for what cannot be. */
export function readConfig(env: Record<string, string | undefined>): Config {
  const read = Environment.safeParse(env)
  if (!read.success)
    throw new Error(read.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('\n'))
  const { PORT, HOST, BILLETT_DATA, BANK_DEMO_SECRET, EXIT_WITH_PARENT } = read.data
  return {
    port: PORT,
    host: HOST,
    folder: join(BILLETT_DATA, 'bank-demo'),
    secret: BANK_DEMO_SECRET,
    exitWithParent: EXIT_WITH_PARENT === '1',
  }
}
