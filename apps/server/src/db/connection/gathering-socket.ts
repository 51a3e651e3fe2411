import { Socket, type SocketConnectOpts } from 'node:net'

type Sent = (error?: Error | null) => void

/**
 * A connection that sends what is written in one go of the event loop at once: `begin` and the first statement are one
 * message, not two.
 */
export class GatheringSocket extends Socket {
  private isGathering = false

  /** Connecting lays Node's own `write` over ours, on the object itself: it is taken away again. */
  override connect(options: SocketConnectOpts, connected?: () => void): this
  override connect(port: number, host: string, connected?: () => void): this
  override connect(port: number, connected?: () => void): this
  override connect(path: string, connected?: () => void): this
  override connect(...where: unknown[]): this {
    Reflect.apply(super.connect, this, where)
    Reflect.deleteProperty(this, 'write')
    return this
  }

  override write(chunk: Uint8Array | string, sent?: Sent): boolean
  override write(chunk: Uint8Array | string, encoding?: BufferEncoding, sent?: Sent): boolean
  override write(chunk: Uint8Array | string, second?: BufferEncoding | Sent, sent?: Sent): boolean {
    this.gather()
    return typeof second === 'function' ? super.write(chunk, second) : super.write(chunk, second, sent)
  }

  private gather(): void {
    if (this.isGathering || this.connecting) return
    this.isGathering = true
    this.cork()
    process.nextTick(() => {
      this.isGathering = false
      this.uncork()
    })
  }
}
