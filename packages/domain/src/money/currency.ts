/** Currencies whose smallest unit is not a hundredth (ISO 4217). */
const EXPONENTS: Record<string, number> = {
  ...Object.fromEntries(
    'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF'.split(' ').map(c => [c, 0]),
  ),
  ...Object.fromEntries('BHD IQD JOD KWD LYD OMR TND'.split(' ').map(c => [c, 3])),
  ...Object.fromEntries('CLF UYW'.split(' ').map(c => [c, 4])),
}

/** Decimal places of a currency's smallest unit: 2 for EUR, 0 for JPY, 3 for KWD. */
export const exponentOf = (currency: string): number => EXPONENTS[currency.toUpperCase()] ?? 2
