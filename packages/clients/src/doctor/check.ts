/** Something an operator must do (`fault`) or should know (`hint`). */
export interface Finding {
  kind: 'fault' | 'hint'
  /** In English, as operators read it. */
  text: string
  /** The same in German, for staff; English where operators alone are told of it. */
  german: string
}

/** One thing that was looked at; without findings all is well. */
export interface Check {
  about: string
  /** The same in German; English where operators alone are told of it. */
  german?: string
  findings: Finding[]
}

export const fault = (text: string, german = text): Finding => ({ kind: 'fault', text, german })
export const hint = (text: string, german = text): Finding => ({ kind: 'hint', text, german })
