/** Euros as people type them, in cents; null where it is no amount below ten million euros. */
export const centsOf = (typed: string): number | null => {
  const [, euros, cents = ''] = /^(\d{1,7})(?:[,.](\d{1,2}))?$/.exec(typed.trim()) ?? []
  return euros === undefined ? null : Number(euros) * 100 + Number(cents.padEnd(2, '0'))
}
