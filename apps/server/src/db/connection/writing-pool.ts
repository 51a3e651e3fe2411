import pg from 'pg'
import { sqlStateOf } from '../sql-state.ts'
import { hostsOf } from './hosts.ts'
import { READ_ONLY, writingClients } from './writing-client.ts'

/** How a pool says that all its connections are in use; another host would not help. */
const ALL_IN_USE = 'timeout exceeded when trying to connect'

type Connected = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  done: (release?: Error | boolean) => void,
) => void

export interface WritingPool {
  pool: pg.Pool
  /**
   * Is told how a statement failed. Where the database has begun to only read, all connections to it are broken, so
   * that the next ones go to the one that writes now. Resolves when that is done.
   */
  recover: (error: unknown) => Promise<void>
}

/** Connections to whichever of the hosts in `url` writes. `wrapped` may build upon the class of the connections. */
export function writingPool(
  url: string,
  { silence, ...settings }: pg.PoolConfig & { silence?: number | undefined },
  wrapped: (Client: typeof pg.Client) => typeof pg.Client = Client => Client,
): WritingPool {
  const hosts = hostsOf(url)
  const { Client, breakAll, awaits } = writingClients(hosts, silence)

  const SeveralHosts = class extends pg.Pool {
    override connect(): Promise<pg.PoolClient>
    override connect(connected: Connected): void
    override connect(connected?: Connected): Promise<pg.PoolClient> | undefined {
      const client = this.connectToOneOf(hosts.count)
      if (!connected) return client
      client.then(
        found => connected(undefined, found, found.release),
        error => connected(error, undefined, () => undefined),
      )
      return undefined
    }

    /** Nothing was asked yet, so the next host may simply be tried. */
    private async connectToOneOf(left: number): Promise<pg.PoolClient> {
      try {
        return await super.connect()
      } catch (error) {
        const inUse = error instanceof Error && error.message === ALL_IN_USE
        if (inUse || this.ending || left <= 1) throw error
        return this.connectToOneOf(left - 1)
      }
    }
  }

  let asking: Promise<void> | undefined

  /** A statement may be refused because its own transaction only reads: what counts is what a new connection hears. */
  async function breakIfReadOnly(): Promise<void> {
    const address = hosts.current()
    const probe = new Client(settings)
    probe.on('error', () => undefined)
    try {
      await probe.connect()
      await probe.end()
    } catch (error) {
      if (sqlStateOf(error) === READ_ONLY) breakAll(address, error instanceof Error ? error : new Error(String(error)))
    }
  }

  async function recover(error: unknown): Promise<void> {
    if (sqlStateOf(error) !== READ_ONLY) return
    asking ??= breakIfReadOnly().finally(() => {
      asking = undefined
    })
    await asking
  }

  const pool = new SeveralHosts({ ...settings, Client: wrapped(Client) })
  pool.on('acquire', client => awaits(client, true))
  pool.on('release', (error, client) => {
    awaits(client, false)
    void recover(error)
  })
  return { pool, recover }
}
