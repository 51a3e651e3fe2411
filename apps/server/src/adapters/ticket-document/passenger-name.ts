/** `Erika#Mustermann` as it is spoken; empty parts and a lone dash stand for nothing (Spec 1 §2.7). */
export function passengerName(name: string): string {
  return name
    .split('#')
    .map(part => part.trim())
    .filter(part => part !== '' && part !== '-')
    .join(' ')
}
