import type { Answer } from '../../../call/answer.ts'
import type { ShownVersion } from './shown-version.ts'

/** A version as a file, named after the host (Spec 3 §2.4). A client's configuration holds no secret. */
export function configFile({ client, active }: ShownVersion): Answer<never> {
  const [host = client.name] = active.config.settings.hosts
  const bytes = Buffer.from(`${JSON.stringify(client, null, 2)}\n`)
  return { file: { bytes, mimeType: 'application/json', fileName: `${host}.json` } }
}
