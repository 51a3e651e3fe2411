/** Prefix of the class names; the same on server and browser, so that styles are found again. */
export const STYLE_KEY = 'b'
