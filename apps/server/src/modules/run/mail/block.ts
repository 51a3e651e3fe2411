export interface MailFact {
  name: string
  value: string
  /** What the other facts add up to. */
  strong?: boolean
  /** A mail address, checked to be one and nothing else. */
  isAddress?: boolean
}

/** What mails are made of; the same blocks become text and HTML. */
export type MailBlock =
  | { kind: 'heading'; text: string }
  /** `address`: a mail address that the text tells, checked to be one and nothing else. */
  | { kind: 'text'; text: string; address?: string }
  | { kind: 'lines'; lines: { title: string; detail: string; amount: string }[] }
  | { kind: 'facts'; facts: MailFact[] }
  | { kind: 'link'; text: string; url: string }

export const paragraph = (text: string): MailBlock => ({ kind: 'text', text })
