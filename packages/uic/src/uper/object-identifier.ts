import { MalformedBarcode } from '../malformed-barcode.ts'
import { NotEncodable } from '../not-encodable.ts'
import type { Codec } from './codec.ts'
import { octetString } from './strings.ts'

/** OBJECT IDENTIFIER as dotted text ("1.2.840.10045.4.3.2"). */
export const objectIdentifier: Codec<string> = {
  write: (writer, dotted) => octetString.write(writer, contentOctets(dotted)),
  read: reader => dottedText(octetString.read(reader)),
}

function contentOctets(dotted: string): Uint8Array {
  const [first, second, ...rest] = dotted.split('.').map(Number)
  const arcs = [first, second, ...rest]
  if (first === undefined || second === undefined || arcs.some(arc => !Number.isSafeInteger(arc)))
    throw new NotEncodable(`"${dotted}" is not an object identifier`)
  return Uint8Array.from([first * 40 + second, ...rest].flatMap(base128))
}

function base128(arc: number): number[] {
  const digits = [arc % 128]
  for (let left = Math.floor(arc / 128); left > 0; left = Math.floor(left / 128)) digits.unshift(128 + (left % 128))
  return digits
}

function dottedText(octets: Uint8Array): string {
  const arcs: number[] = []
  let arc = 0
  for (const octet of octets) {
    arc = arc * 128 + (octet % 128)
    if (!Number.isSafeInteger(arc)) throw new MalformedBarcode('malformed', 'an object identifier arc too large')
    if (octet < 128) {
      arcs.push(arc)
      arc = 0
    }
  }
  const [head, ...rest] = arcs
  if (head === undefined || (octets.at(-1) ?? 128) >= 128)
    throw new MalformedBarcode('malformed', 'an incomplete object identifier')
  const first = Math.min(Math.floor(head / 40), 2)
  return [first, head - first * 40, ...rest].join('.')
}
