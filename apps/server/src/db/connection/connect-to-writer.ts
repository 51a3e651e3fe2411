import type pg from 'pg'
import { hostsOf } from './hosts.ts'
import { writingClients } from './writing-client.ts'

/**
 * One connection of its own to whichever of the hosts in `url` writes. Its statements may take as long as they like.
 */
export async function connectToWriter(url: string): Promise<pg.Client> {
  const hosts = hostsOf(url)
  const { Client } = writingClients(hosts, 0)
  for (let left = hosts.count; ; left -= 1) {
    const client = new Client({ application_name: 'billett' })
    // What is wrong with a connection is told by the statement that needs it.
    client.on('error', () => undefined)
    try {
      await client.connect()
      return client
    } catch (error) {
      if (left <= 1) throw error
    }
  }
}
