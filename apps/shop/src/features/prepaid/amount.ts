import type { Cents } from '@billett/domain'

/** Cents of an amount as somebody types it: `20`, `20,5`, `20.50 €`; undefined where it is none. */
export function centsIn(text: string): Cents | undefined {
  const [, whole, part = ''] = /^(\d{1,5})(?:[.,](\d{1,2}))?$/.exec(text.replaceAll(/[\s€]/g, '')) ?? []
  return whole === undefined ? undefined : Number(whole) * 100 + Number(part.padEnd(2, '0'))
}
