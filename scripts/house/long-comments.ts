/** Columns of a line, its end not counted. */
const WIDTH = 120

/** A comment that begins the line or stands in a block, or one behind code, before which there is a blank. */
const COMMENT = /^\s*(\/\/|\/\*|\{\/\*|\*( |\/))|\s\/\/ /

/** The numbers of the lines whose comment passes the width. */
export const longComments = (source: string): number[] =>
  source.split('\n').flatMap((line, index) => (COMMENT.test(line) && [...line].length > WIDTH ? [index + 1] : []))
