import pg from 'pg'

/** A connection to a database, to be ended by whoever asked for it. */
export async function connectedTo(connectionString: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString })
  // One that breaks fails its statement too; that failure is the one to be told.
  client.on('error', () => undefined)
  await client.connect()
  return client
}
