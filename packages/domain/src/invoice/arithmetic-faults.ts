import { type Cents, type Permille, shareOf } from '../money/cents.ts'

/** The rules of EN 16931 by which the amounts of an invoice hang together. */
export const ARITHMETIC_RULES = [
  'BR-CO-10',
  'BR-CO-11',
  'BR-CO-12',
  'BR-CO-13',
  'BR-CO-14',
  'BR-CO-15',
  'BR-CO-16',
  'BR-CO-17',
] as const
export type ArithmeticRule = (typeof ARITHMETIC_RULES)[number]

/** The amounts as an invoice says them, by what the standard calls them; what it does not say is 0. */
export interface SaidAmounts {
  /** BT-131 of each line. */
  lines: readonly Cents[]
  /** BT-92 and BT-99: allowances and charges on the whole. */
  allowances: readonly Cents[]
  charges: readonly Cents[]
  /** BT-106 to BT-110, BT-112 to BT-115. */
  lineSum: Cents
  allowanceSum: Cents
  chargeSum: Cents
  net: Cents
  vat: Cents
  gross: Cents
  prepaid: Cents
  rounding: Cents
  due: Cents
  /** BG-23: BT-116, BT-117 and BT-119. */
  rates: readonly { net: Cents; vat: Cents; permille: Permille }[]
}

const sum = (all: readonly number[]): number => all.reduce((total, one) => total + one, 0)

/** Which rules the amounts of an invoice break; none where it is sound. */
export function arithmeticFaults(said: SaidAmounts): ArithmeticRule[] {
  const holds: Readonly<Record<ArithmeticRule, boolean>> = {
    'BR-CO-10': said.lineSum === sum(said.lines),
    'BR-CO-11': said.allowanceSum === sum(said.allowances),
    'BR-CO-12': said.chargeSum === sum(said.charges),
    'BR-CO-13': said.net === said.lineSum - said.allowanceSum + said.chargeSum,
    'BR-CO-14': said.vat === sum(said.rates.map(({ vat }) => vat)),
    'BR-CO-15': said.gross === said.net + said.vat,
    'BR-CO-16': said.due === said.gross - said.prepaid + said.rounding,
    'BR-CO-17': said.rates.every(({ net, vat, permille }) => vat === shareOf(net, permille)),
  }
  return ARITHMETIC_RULES.filter(rule => !holds[rule])
}
