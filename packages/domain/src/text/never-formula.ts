/** What spreadsheets would take for a formula and work out. */
const FORMULA = /^[=+\-@\t\r]/

/** A number or an amount as it is written anywhere: `-5`, `+1,5`, `-1.234,50 €`, `-€12.50`. */
const NUMBER = /^[-+]?\p{Sc}?\d[\d.,\u00a0\u202f ]*(?:\p{Sc}|%|[A-Z]{3})?$/u

/** A text as a spreadsheet shows it: what would run as a formula has a `'` before it; numbers stay numbers. */
export const neverFormula = (text: string): string => (FORMULA.test(text) && !NUMBER.test(text) ? `'${text}` : text)
