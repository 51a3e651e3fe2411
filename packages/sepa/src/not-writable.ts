/** Something that no bank would take: whoever asked for a file has to mend it, or leave this payment out. */
export class NotWritable extends Error {
  /** The element it would stand in. */
  readonly field: string

  constructor(field: string, why: string) {
    super(`${field}: ${why}`)
    this.name = 'NotWritable'
    this.field = field
  }
}
