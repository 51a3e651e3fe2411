import pg from 'pg'
import type { Hosts } from './hosts.ts'

/** PostgreSQL's word for a database that only reads (a stand-by after a fail-over). */
const READ_ONLY = '25006'

type Settled = (error?: Error) => void

/** A connection class that connects to whichever of the hosts writes; one that fails or only reads sends the next connection to another host. */
export function writingClient(hosts: Hosts): typeof pg.Client {
  return class extends pg.Client {
    private readonly address: string

    constructor(settings: pg.ClientConfig) {
      const address = hosts.current()
      super({ ...settings, connectionString: address })
      this.address = address
      this.on('error', () => hosts.moveOn(address))
    }

    override connect(): Promise<this>
    override connect(settled: Settled): void
    override connect(settled?: Settled): Promise<this> | undefined {
      const ready = this.connectToWriter().then(() => this)
      if (!settled) return ready
      ready.then(() => settled(), settled)
      return undefined
    }

    private async connectToWriter(): Promise<void> {
      try {
        await super.connect()
        const { rows } = await this.query<{ transaction_read_only: string }>('show transaction_read_only')
        if (rows[0]?.transaction_read_only === 'on')
          throw Object.assign(new Error('this database only reads'), { code: READ_ONLY })
      } catch (error) {
        hosts.moveOn(this.address)
        throw error
      }
    }
  }
}
