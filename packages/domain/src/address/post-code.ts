const SHAPES: Record<string, RegExp> = {
  de: /^\d{5}$/,
  ch: /^\d{4}$/,
  at: /^\d{4}$/,
  nl: /^[1-9]\d{3} ?[A-Za-z]{2}$/,
}

/** Post codes by country (Spec 1 §5); countries without a rule accept any. */
export const isPostCode = (text: string, country: string): boolean => SHAPES[country.toLowerCase()]?.test(text) ?? true
