/**
 * By what a row is a person's: by their account, by an order of theirs, by a ticket of one of these, by a mandate of
 * theirs, because they are the party it is about, by a contract they take part in, by one they have concluded (what
 * was said there is also of others), because they pay it, by a file that they sent or that was handed in for a
 * contract, because it tells of a mail to them, or by the e-mail address they have confirmed.
 */
export type Link =
  | 'account'
  | 'order'
  | 'ticket'
  | 'mandate'
  | 'party'
  | 'contract'
  | 'concluded'
  | 'payer'
  | 'file'
  | 'mail'
  | 'address'

/** Column -> why it is not handed out. */
type Without = Readonly<Record<string, string>>

/** What a table knows of people. */
export interface OfPeople {
  link: Link
  /** What its rows are called in the copy a person is handed (GDPR 15 and 20), or why they are not in it. */
  copy: { as: string; without?: Without } | { leftOut: string }
  /** When the account is deleted they go, they go with something else, or they stay for a reason. */
  deletion: 'goes' | { goesWith: string } | { stays: string }
}

/** A table from whose rows nobody can be told, and why not. */
export interface OfNobody {
  ofNobody: string
}

export type Held = OfPeople | OfNobody
