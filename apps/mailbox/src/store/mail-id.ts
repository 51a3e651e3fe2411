const SHAPE = /^\d{17}-[0-9a-f]{8}$/

/** Ids sort by time: the moment to the millisecond, then something random. */
export function mailId(receivedAt: Date, random: string): string {
  return `${receivedAt.toISOString().replaceAll(/\D/g, '')}-${random}`
}

/** Ids become file names, so nothing else may pass for one. */
export function isMailId(text: string): boolean {
  return SHAPE.test(text)
}
