import { clientByName } from '@billett/clients'
import pg from 'pg'
import { freePort } from '../../apps/server/src/db/bundled/index.ts'
import { waitUntilReady } from '../../scripts/processes/wait-until-ready.ts'
import { webDist } from '../../scripts/run/build/build-web.ts'
import { serverSettings, startProcess } from './own-process.ts'

/** The company whose shop it is. */
const OTHER = 'moorland'

/** Milliseconds. */
const READY_WITHIN = 180_000

/** Another company's shop on the database of the product under test, as one deployment serves several of them. */
export interface ShopOfAnother {
  url: string
  /** Makes an account of ours one of theirs: a mail to somebody of theirs would need a worker that serves them too. */
  hire: (email: string) => Promise<void>
  close: () => Promise<void>
}

export async function openShopOfAnother(): Promise<ShopOfAnother> {
  const clientId = clientByName(OTHER)?.config.settings.clientId
  if (clientId === undefined) throw new Error(`there is no client ${OTHER}`)
  const port = await freePort()
  const url = `http://localhost:${port}`
  const env = { ...serverSettings(url, port, webDist()), CLIENT: OTHER }
  const server = startProcess({ main: 'apps/server/src/main.ts', env })
  if (!(await waitUntilReady(`${url}/api/v1/status`, READY_WITHIN, server.hasEnded))) {
    await server.end()
    throw new Error('The shop of the other company does not start; its errors are above.')
  }
  return {
    url,
    async hire(email) {
      const database = new pg.Client({ connectionString: process.env.E2E_DATABASE_URL })
      await database.connect()
      try {
        await database.query('update user_account set client_id = $1 where email = $2', [clientId, email])
      } finally {
        await database.end()
      }
    },
    close: server.end,
  }
}
