/** Controls, halves of characters, the brackets markup is made of, and what turns the direction of a line round. */
const NOT_PLAIN = /[\p{Cc}\p{Cs}<>\u202a-\u202e\u2066-\u2069]/u

/** A line that has no signs which no field of this shop has a use for. */
export const isPlainText = (text: string): boolean => !NOT_PLAIN.test(text)
