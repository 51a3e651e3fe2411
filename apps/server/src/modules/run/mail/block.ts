/** What mails are made of; the same blocks become text and HTML. */
export type MailBlock =
  | { kind: 'heading'; text: string }
  /** `address`: a mail address that the text tells, checked to be one and nothing else. */
  | { kind: 'text'; text: string; address?: string }
  | { kind: 'lines'; lines: { title: string; detail: string; amount: string }[] }
  /** `strong`: what the other facts add up to. `isAddress`: a mail address, checked to be one and nothing else. */
  | { kind: 'facts'; facts: { name: string; value: string; strong?: boolean; isAddress?: boolean }[] }
  | { kind: 'link'; text: string; url: string }

export const paragraph = (text: string): MailBlock => ({ kind: 'text', text })
