import type { Socket } from 'node:net'
import pg from 'pg'
import { GatheringSocket } from './gathering-socket.ts'
import type { Hosts } from './hosts.ts'

/** PostgreSQL's word for a database that only reads (a stand-by after a fail-over). */
export const READ_ONLY = '25006'

/**
 * Milliseconds without a byte after which the other side counts as gone. Longer than any statement may take, and than a
 * connection stays idle: one that nobody asks anything has nothing to say.
 */
const SILENCE = 40_000

/** Milliseconds for a connection to be made, over all hosts. */
export const CONNECT_WITHIN = 5_000

/** Milliseconds a host is given at least, however many there are. */
const LEAST_PER_HOST = 1_000

/** Milliseconds of idleness after which the system begins to ask whether the other side is still there. */
const KEEP_ALIVE_DELAY = 10_000

type Settled = (error?: Error) => void

export interface WritingClients {
  /**
   * Connects to whichever of the hosts writes; one that fails or only reads sends the next connection to another host.
   */
  Client: typeof pg.Client
  /** Breaks every connection to an address, whoever uses it. */
  breakAll: (address: string, why: Error) => void
  /** Somebody waits for answers of a connection, or nobody does: then its silence says nothing for longer. */
  awaits: (client: pg.ClientBase, isInUse: boolean) => void
}

/** A host that takes a connection and then says nothing must not use up the time of the others. */
export const timePerHost = (hosts: number): number => Math.max(LEAST_PER_HOST, CONNECT_WITHIN / hosts)

const silent = (milliseconds: number): Error =>
  Object.assign(new Error(`the database was silent for ${milliseconds} ms`), { code: 'ETIMEDOUT' })

/** `silence`: see `SILENCE`; 0 for connections whose statements may take as long as they like. */
export function writingClients(hosts: Hosts, silence: number = SILENCE): WritingClients {
  const patience = timePerHost(hosts.count)
  const open = new Map<Socket, string>()
  const sockets = new WeakMap<pg.ClientBase, Socket>()

  function socketTo(address: string): Socket {
    const socket = new GatheringSocket()
    open.set(socket, address)
    socket.once('close', () => open.delete(socket))
    // Cables and firewalls drop connections without a word. The statement that waits then fails, and the pool lets the
    // connection go.
    socket.setTimeout(silence, () => socket.destroy(silent(silence)))
    return socket
  }

  const Client = class extends pg.Client {
    private readonly address: string
    private readonly socket: Socket

    constructor(settings: pg.ClientConfig) {
      const address = hosts.current()
      const socket = socketTo(address)
      super({
        ...settings,
        connectionString: address,
        stream: () => socket,
        keepAlive: true,
        keepAliveInitialDelayMillis: KEEP_ALIVE_DELAY,
      })
      this.address = address
      this.socket = socket
      sockets.set(this, socket)
      // One that breaks while it is in use tells it to whoever waits for its answer; unheard, it would end the process.
      this.on('error', () => undefined)
    }

    override connect(): Promise<this>
    override connect(settled: Settled): void
    override connect(settled?: Settled): Promise<this> | undefined {
      const ready = this.connectToWriter().then(() => this)
      if (!settled) return ready
      ready.then(() => settled(), settled)
      return undefined
    }

    /** Until it has said that it writes: a host can also fall silent between that and the greeting. */
    private async connectToWriter(): Promise<void> {
      const giveUp = setTimeout(() => this.socket.destroy(silent(patience)), patience)
      try {
        await super.connect()
        const { rows } = await this.query<{ transaction_read_only: string }>('show transaction_read_only')
        if (rows[0]?.transaction_read_only === 'on')
          throw Object.assign(new Error('this database only reads'), { code: READ_ONLY })
      } catch (error) {
        hosts.moveOn(this.address)
        // A connection that failed is nobody's: whoever asked for it lets go of it unclosed.
        void super.end().catch(() => undefined)
        throw error
      } finally {
        clearTimeout(giveUp)
      }
    }
  }

  return {
    Client,
    awaits(client, isInUse) {
      if (silence > 0) sockets.get(client)?.setTimeout(isInUse ? silence : Math.max(silence, SILENCE))
    },
    breakAll(address, why) {
      for (const [socket, connected] of open) if (connected === address) socket.destroy(why)
    },
  }
}
