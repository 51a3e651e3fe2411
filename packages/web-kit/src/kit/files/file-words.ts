/** What a place for files says, in the words of the app around it: a passenger's script has no others. */
export interface FileWords {
  chooseFiles: string
  dropFiles: string
  tooLarge: (megabytes: number) => string
  wrongType: string
  uploading: (file: string) => string
  /** How much of a file has gone out, in whole percents: "40%". */
  sent: (percent: number) => string
  /** Takes a file away: "Remove terms.pdf". */
  remove: (file: string) => string
}
