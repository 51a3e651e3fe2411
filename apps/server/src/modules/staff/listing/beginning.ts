/**
 * A pattern of SQL's `like` for what begins with a text, in small letters; what means something there is taken as it
 * is.
 */
export const beginning = (text: string): string => `${text.toLowerCase().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
