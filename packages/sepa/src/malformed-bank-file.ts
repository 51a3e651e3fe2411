/** Why a file could not be read. All of it is refused then, however much was right before. */
export type MalformedReason =
  | 'notUtf8'
  | 'notXml'
  | 'doctype'
  | 'tooLarge'
  | 'tooDeep'
  | 'tooLongSection'
  | 'unknownKind'
  | 'missing'
  | 'notAnAmount'
  | 'notADate'
  | 'sumsDiffer'

/** The only error that the readers of this package throw. */
export class MalformedBankFile extends Error {
  readonly reason: MalformedReason

  constructor(reason: MalformedReason, message: string) {
    super(message)
    this.name = 'MalformedBankFile'
    this.reason = reason
  }
}
