/** Characters a browser takes for the dots of a name of a host. */
const DOT = '[.\\u3002\\uff0e\\uff61]'

/** In `evil.example`, `a@evil.example`, `www.1`: what stands behind the dot is no number and no initial. */
const DOT_OF_A_HOST = new RegExp(`\\S${DOT}(?=[\\p{L}\\p{M}]{2})|\\bwww${DOT}(?=\\S)`, 'giu')

/** In `https://`, and in what is opened without the slashes. */
const COLON_OF_A_SCHEME = /:(?=[\\/]{2})|\b(?:mailto|tel|sms|data|javascript):(?=\S)/giu

/**
 * A text of a stranger in which nothing is an address any more: mail programs make a link of whatever looks like one,
 * and below our sender it would pass for ours. `evil.example` -> `evil. example`. Names keep their initials, numbers
 * their dots.
 */
export const defused = (text: string): string =>
  text.replaceAll(COLON_OF_A_SCHEME, '$& ').replaceAll(DOT_OF_A_HOST, '$& ')
