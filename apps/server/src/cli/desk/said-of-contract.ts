import { COMFORT_CLASSES, type Share } from '@billett/domain'
import type { AnotherProduct } from '../../modules/subscription/desk/index.ts'
import { needed, Wrong } from './wrong-call.ts'

type SaidOfProduct = Partial<Record<'class' | 'net' | 'origin' | 'destination' | 'via', string | undefined>>

/** `K1=500` is so many thousandths, `K1=14.00` so much, `K1` what the others leave. */
export function shareOf(given: string): Share {
  const [payer = '', part] = given.split('=')
  if (payer === '') throw new Wrong('--share names a customer.')
  if (part === undefined) return { payer, kind: 'remainder' }
  if (/^\d{1,4}$/.test(part)) return { payer, kind: 'permille', permille: Number(part) }
  const [, whole, cents] = /^(\d{1,4})\.(\d\d)$/.exec(part) ?? []
  if (whole === undefined || cents === undefined) throw new Wrong(`${part} is neither thousandths nor an amount.`)
  return { payer, kind: 'fixed', cents: Number(whole) * 100 + Number(cents) }
}

/** What is subscribed to instead. */
export function productOf({ class: name, net, origin, destination, via = '' }: SaidOfProduct): AnotherProduct {
  const comfortClass = COMFORT_CLASSES.find(one => one === name)
  if (name !== undefined && !comfortClass) throw new Wrong('--class first or --class second.')
  const isWay = origin !== undefined || destination !== undefined
  const way = isWay
    ? { origin: needed(origin, '--origin'), destination: needed(destination, '--destination'), via }
    : undefined
  return { comfortClass, net, way }
}
