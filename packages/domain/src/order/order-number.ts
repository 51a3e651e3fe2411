/**
 * No vowels, so that no words arise, and nothing that is mistaken for something else when it is read aloud or copied by
 * hand.
 */
const ALPHABET = '23456789BCDFGHJKLMNPQRSTVWXZ'

const LENGTH = 10

/**
 * 28 to the power of 10 is 3·10¹⁴: of a hundred million orders, a new number meets an old one once in three million
 * times.
 */
const NUMBERS = BigInt(ALPHABET.length) ** BigInt(LENGTH)

/**
 * A number for people, drawn at random; nothing can be read or counted from it, and it opens nothing.
 * `randomId` is a random UUID: its first and last 80 bits are random and are all that is used.
 */
export function orderNumberFrom(randomId: string): string {
  const [first = '', , , , last = ''] = randomId.split('-')
  let left = BigInt(`0x${first}${last}`) % NUMBERS
  let text = ''
  for (let digit = 0; digit < LENGTH; digit += 1) {
    text = `${ALPHABET[Number(left % BigInt(ALPHABET.length))]}${text}`
    left /= BigInt(ALPHABET.length)
  }
  return text
}
