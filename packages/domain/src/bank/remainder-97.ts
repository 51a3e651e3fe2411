/** Letters count from A = 10; the remainder is taken digit by digit, so that no number gets too large. */
export const remainder97 = (number: string): number =>
  [...`${number.slice(4)}${number.slice(0, 4)}`]
    .map(sign => (sign >= 'A' ? String(sign.charCodeAt(0) - 55) : sign))
    .join('')
    .split('')
    .reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0)
