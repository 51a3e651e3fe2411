/** A value outside the range its field has in the UIC schema; a mistake of the caller, never of foreign data. */
export class NotEncodable extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'NotEncodable'
  }
}
