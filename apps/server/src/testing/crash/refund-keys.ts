/**
 * What is wrong with the keys under which the provider has given money back: each has to be the id of a refund of ours.
 * With another one a repetition would give the money back twice, were there any left.
 */
export function wrongRefundKeys(ours: readonly string[], theirs: readonly string[]): string[] {
  const unknown = theirs
    .filter(key => !ours.includes(key))
    .map(key => `a refund under the key ${key}, which is none of ours`)
  const twice = theirs
    .filter((key, place) => theirs.indexOf(key) !== place)
    .map(key => `two refunds under the key ${key}`)
  return [...unknown, ...twice]
}
