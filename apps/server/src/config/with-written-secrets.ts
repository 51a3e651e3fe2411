import type { WrittenSetting } from '@billett/domain'
import { unsealed } from '../crypto/seal.ts'
import type { WrittenSecret } from '../db/written-secrets.ts'
import { type ServerConfig, type WrittenValue, withWritten } from './server-config.ts'

function opened({ sealed }: WrittenSecret, key: Uint8Array): string | undefined {
  try {
    return unsealed(sealed, key)
  } catch {
    return undefined
  }
}

/**
 * The settings of the environment with the secrets that staff have written. What cannot be opened, or could not be run
 * with, is told by its name and left out: a secret that somebody has mistyped keeps no shop from opening.
 */
export function withOpened(
  config: ServerConfig,
  secrets: readonly WrittenSecret[],
  tell: (trouble: string) => void,
): ServerConfig {
  if (config.CONFIG_KEY === undefined) return config
  const key = Buffer.from(config.CONFIG_KEY, 'base64')
  const known = new Map<WrittenSetting, WrittenValue>()
  for (const secret of secrets) {
    const value = opened(secret, key)
    if (value === undefined) tell(`${secret.name} was written under another CONFIG_KEY and is left out`)
    else known.set(secret.name, { value, writtenOn: secret.writtenOn })
  }
  const { config: together, wrong } = withWritten(config, known)
  if (wrong !== undefined) tell(`what staff have written is left out: ${wrong}`)
  return together
}
