/** A finite field of 2^`bits` elements, as tables: every element but 0 is a power of x modulo `polynomial`. */
export interface Field {
  exponents: Uint16Array
  logarithms: Uint16Array
  /** Elements besides 0. */
  order: number
}

export function field(bits: number, polynomial: number): Field {
  const order = (1 << bits) - 1
  const exponents = new Uint16Array(2 * order)
  const logarithms = new Uint16Array(order + 1)
  let element = 1
  for (let power = 0; power < order; power += 1) {
    exponents[power] = element
    // Twice, so that the sum of two logarithms can be looked up as it is.
    exponents[power + order] = element
    logarithms[element] = power
    element <<= 1
    if (element > order) element ^= polynomial
  }
  return { exponents, logarithms, order }
}

const at = (table: Uint16Array, index: number): number => table[index] ?? 0

const product = ({ exponents, logarithms }: Field, a: number, b: number): number =>
  a === 0 || b === 0 ? 0 : at(exponents, at(logarithms, a) + at(logarithms, b))

/** The polynomial whose zeros are the powers 1 to `count` of x, without its leading 1, highest power first. */
function generator(of: Field, count: number): Uint16Array {
  const factors = new Uint16Array(count)
  let degree = 0
  for (; degree < count; degree += 1) {
    const zero = at(of.exponents, degree + 1)
    factors[degree] = product(of, zero, degree === 0 ? 1 : at(factors, degree - 1))
    for (let place = degree - 1; place >= 0; place -= 1)
      factors[place] = at(factors, place) ^ product(of, zero, place === 0 ? 1 : at(factors, place - 1))
  }
  return factors
}

const generators = new WeakMap<Field, Map<number, Uint16Array>>()

function generatorOf(of: Field, count: number): Uint16Array {
  const kept = generators.get(of) ?? new Map<number, Uint16Array>()
  generators.set(of, kept)
  const known = kept.get(count) ?? generator(of, count)
  kept.set(count, known)
  return known
}

/** The `count` check words that Reed and Solomon append to these words. */
export function checkWords(of: Field, words: ArrayLike<number>, count: number): Uint16Array {
  const factors = generatorOf(of, count)
  const rest = new Uint16Array(count)
  for (let index = 0; index < words.length; index += 1) {
    const lead = (words[index] ?? 0) ^ at(rest, 0)
    rest.copyWithin(0, 1)
    rest[count - 1] = 0
    if (lead === 0) continue
    for (let place = 0; place < count; place += 1) rest[place] = at(rest, place) ^ product(of, lead, at(factors, place))
  }
  return rest
}
