import { join } from 'node:path'
import { z } from 'zod'

const environment = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(8081),
  HOST: z.string().min(1).default('127.0.0.1'),
  BILLETT_DATA: z.string().min(1).default('.billett'),
  PAYMENT_DEMO_SECRET: z.string().min(16),
  PAYMENT_DEMO_PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  EXIT_WITH_PARENT: z.enum(['0', '1']).default('0'),
})

export type Config = {
  port: number
  host: string
  journalPath: string
  secret: string
  publicUrl: string | undefined
  exitWithParent: boolean
}

export type ReadConfig = { ok: true; config: Config } | { ok: false; problems: string[] }

/** What the environment asks for, or every reason why the service cannot start with it. */
export const readConfig = (env: Record<string, string | undefined>): ReadConfig => {
  const read = environment.safeParse(env)
  if (!read.success)
    return { ok: false, problems: read.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) }
  const { data } = read
  return {
    ok: true,
    config: {
      port: data.PORT,
      host: data.HOST,
      journalPath: join(data.BILLETT_DATA, 'payment-demo', 'journal.jsonl'),
      secret: data.PAYMENT_DEMO_SECRET,
      publicUrl: data.PAYMENT_DEMO_PUBLIC_URL?.replace(/\/+$/, ''),
      exitWithParent: data.EXIT_WITH_PARENT === '1',
    },
  }
}
