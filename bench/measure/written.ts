const rounded = (digits: number) => new Intl.NumberFormat('en', { maximumFractionDigits: digits })

/** Three digits that say something: `0.42`, `7.5`, `18,432`. */
export const number = (value: number): string => rounded(value < 1 ? 2 : value < 100 ? 1 : 0).format(value)

export const perSecond = (value: number): string => `${number(value)} /s`
export const milliseconds = (value: number): string => `${number(value)} ms`
export const share = (part: number, whole: number): string => `${number((part / whole) * 100)} %`
