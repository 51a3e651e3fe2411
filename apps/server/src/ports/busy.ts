/**
 * More work waits than is done in a time anybody waits for: passwords to be hashed, journeys to be planned. Whoever
 * asks is told to come back.
 */
export class Busy extends Error {
  constructor(what: string) {
    super(`too many ${what}`)
    this.name = 'Busy'
  }
}
