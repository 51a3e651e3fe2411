/** UTF-8 that was read as Windows-1252: `MÃ¼ller`. */
const TWICE = /Ã[\u0080-\u00BF€‚ƒ„…†‡ˆ‰Š‹Œ\u2018-\u201D•–—˜™š›œŸ¼¤¶]|â€/

/** Signs that no charset has an own one for: `M\uFFFDller`. */
const LOST = /\uFFFD/

/** Whether a text was read, here or by whoever wrote the file, by a charset it is not in. */
export const isGarbled = (text: string): boolean => TWICE.test(text) || LOST.test(text)
