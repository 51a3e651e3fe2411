/** Why bytes could not be read. `unsupported` is well-formed as far as read, but beyond what this reader knows. */
export type MalformedReason = 'truncated' | 'malformed' | 'unsupported'

/** The only error the readers of this package throw; `readTicket` turns it into a value. */
export class MalformedBarcode extends Error {
  readonly reason: MalformedReason

  constructor(reason: MalformedReason, message: string) {
    super(message)
    this.name = 'MalformedBarcode'
    this.reason = reason
  }
}
