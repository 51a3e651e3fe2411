import { parseArgs } from 'node:util'
import { type Client, clientByName, clients } from '@billett/clients'
import { toInstant } from '@billett/domain'
import { servedClients } from '../config/served-clients.ts'
import { serverConfig } from '../config/server-config.ts'
import { certificatesOf } from '../doctor/certificates.ts'
import { diagnose, hasFaults } from '../doctor/diagnose.ts'
import { rendererIn } from '../doctor/examine-all.ts'
import { report } from '../doctor/report.ts'
import { webFolder } from '../web/web-folder.ts'

/** Nothing is read from it. */
const NO_DATABASE = 'postgres://none'

const { values } = parseArgs({ options: { client: { type: 'string' } } })
const config = serverConfig({ DATABASE_URL: NO_DATABASE, ...process.env })

/** The one that is named, else those this environment serves, else all there are. */
function patients(): readonly Client[] {
  if (values.client === undefined)
    return config.CLIENT || config.CLIENTS ? servedClients(config).map(({ client }) => client) : clients
  const client = clientByName(values.client)
  if (client) return [client]
  process.stderr.write(`There is no client "${values.client}", only ${clients.map(({ name }) => name).join(', ')}.\n`)
  process.exit(1)
}

const instruments = {
  config,
  certificates: certificatesOf(config),
  render: await rendererIn(webFolder(config)),
  now: toInstant(Date.now()),
}

let isWell = true
for (const client of patients()) {
  const diagnosis = await diagnose({ client, publicUrl: config.PUBLIC_URL }, instruments)
  if (hasFaults(diagnosis)) isWell = false
  process.stdout.write(`${report(diagnosis)}\n\n`)
}
process.exitCode = isWell ? 0 : 1
