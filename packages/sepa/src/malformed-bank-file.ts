import type { BankRefusedReason } from '@billett/domain'

/**
 * The only error that the readers of this package throw: all of a file is refused then, however much was right before.
 */
export class MalformedBankFile extends Error {
  readonly reason: BankRefusedReason

  constructor(reason: BankRefusedReason, message: string) {
    super(message)
    this.name = 'MalformedBankFile'
    this.reason = reason
  }
}
