import type { Client } from '@billett/clients'

/**
 * A client with what guards the company against its own staff as another version of it has that: whoever goes back a
 * step alone, and the shop itself, must not loosen what was brought in since.
 */
export function withSafeguardsOf(client: Client, { config }: Pick<Client, 'config'>): Client {
  const { secondPerson, secondPersonAboveCents, secondFactor, secondFactorOfPayers } = config.settings
  const { staffNetworks, takeOverCents } = config.settings
  const settings = {
    ...client.config.settings,
    ...{ secondPerson, secondPersonAboveCents, secondFactor, secondFactorOfPayers, staffNetworks, takeOverCents },
  }
  return { ...client, config: { ...client.config, settings } }
}
