/** How far addresses are completed from the register while somebody types (Spec 2 §3.8). */
export const ADDRESS_COMPLETIONS = ['Off', 'Loose', 'Strict', 'LooseWithoutHouseNumber'] as const
export type AddressCompletion = (typeof ADDRESS_COMPLETIONS)[number]

type AddressPart = 'city' | 'street' | 'houseNumber'

/** Parts of an address that are suggested. */
export const suggestedParts = (mode: AddressCompletion): readonly AddressPart[] => {
  if (mode === 'Off') return []
  return mode === 'LooseWithoutHouseNumber' ? ['city', 'street'] : ['city', 'street', 'houseNumber']
}

/** A register that knows nothing of a country can neither suggest there nor refuse. */
export const completionIn = (mode: AddressCompletion, isCovered: boolean): AddressCompletion =>
  isCovered ? mode : 'Off'

/** What the register says of an address, from the outside in. */
export type KnownParts = Record<AddressPart, boolean>

/** `isConfirmed`: the register knows all that the mode looks at. `field` is the first part it does not know. */
export type AddressVerdict =
  | { ok: true; isConfirmed: boolean }
  | { ok: false; reason: 'addressUnknown'; field: AddressPart }

/** Only `Strict` refuses what the register does not know; the loose modes suggest and take what was typed. */
export function judgeAddress(mode: AddressCompletion, known: KnownParts): AddressVerdict {
  const parts = suggestedParts(mode)
  const unknown = parts.find(part => !known[part])
  if (mode === 'Strict' && unknown) return { ok: false, reason: 'addressUnknown', field: unknown }
  return { ok: true, isConfirmed: parts.length > 0 && unknown === undefined }
}
