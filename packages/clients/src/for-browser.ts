import { withTextOf } from './legal/with-text-of.ts'
import type { Client } from './schema/client.ts'

/**
 * A client as browsers are given it with a screen, of which `path` is the page of the shop. Everybody reads it there:
 * how the company guards itself and works is left out, which no screen needs.
 */
export function forBrowser(client: Client, path: string | undefined): Client {
  const shown = withTextOf(client, path)
  const { fraud: _fraud, dunning: _dunning, ...config } = shown.config
  const {
    staffNetworks: _networks,
    secondPerson: _acts,
    secondPersonAboveCents: _above,
    secondFactor: _factor,
    secondFactorOfPayers: _payers,
    takeOverCents: _takeOver,
    attachmentMegabytes: _attached,
    roles: _roles,
    openIdConnect: _services,
    ...settings
  } = config.settings
  return { ...shown, config: { ...config, settings } }
}
