/** What a column in small letters has to be like that begins with a text, whatever signs stand in it. */
export const beginning = (text: string): string => `${text.toLowerCase().replaceAll(/[\\%_]/g, sign => `\\${sign}`)}%`
