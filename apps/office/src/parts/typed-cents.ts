/** Euros as people type them, in cents; null: none. */
export const centsOf = (typed: string): number | null => {
  const [, euros, cents = ''] = /^(\d{1,4})(?:[,.](\d{1,2}))?$/.exec(typed.trim()) ?? []
  return euros === undefined ? null : Number(euros) * 100 + Number(cents.padEnd(2, '0'))
}
