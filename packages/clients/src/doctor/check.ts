/** Something an operator must do (`fault`) or should know (`hint`). */
export interface Finding {
  kind: 'fault' | 'hint'
  text: string
}

/** One thing that was looked at; without findings all is well. */
export interface Check {
  about: string
  findings: Finding[]
}

export const fault = (text: string): Finding => ({ kind: 'fault', text })
export const hint = (text: string): Finding => ({ kind: 'hint', text })
