import { readFileSync } from 'node:fs'
import { forSetting } from '../../config/for-setting.ts'
import type { ServerConfig } from '../../config/server-config.ts'
import type { OpenIdClients } from '../../ports/open-id-clients.ts'
import { demoClients } from './demo-clients.ts'
import { readClients } from './read-clients.ts'

/** The services of a file (`OPEN_ID_CLIENTS`); in a demo one to try with, and none otherwise. */
export function configuredClients({
  OPEN_ID_CLIENTS,
  BILLETT_DEMO,
}: Pick<ServerConfig, 'OPEN_ID_CLIENTS' | 'BILLETT_DEMO'>): OpenIdClients {
  const none = { clients: [], scopes: [] }
  if (OPEN_ID_CLIENTS === undefined) return { settings: async () => (BILLETT_DEMO ? demoClients : none) }
  const settings = forSetting('OPEN_ID_CLIENTS', () => readClients(JSON.parse(readFileSync(OPEN_ID_CLIENTS, 'utf8'))))
  return { settings: async () => settings }
}
