/** What a file is called by its kind, as people say it: `PDF`. */
export function kindOfFile(fileName: string): string {
  const ending = /\.(\w{1,5})$/.exec(fileName)?.[1]
  return ending ? ending.toUpperCase() : '–'
}
