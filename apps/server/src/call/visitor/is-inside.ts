import { isInNetworks } from '@billett/domain'
import type { World } from '../../world.ts'

/** Whether staff may work from an address: from anywhere where their company names no networks. */
export function isInside({ client }: Pick<World, 'client'>, address: string): boolean {
  const networks = client.config.settings.staffNetworks
  return networks === undefined || isInNetworks(address, networks)
}
