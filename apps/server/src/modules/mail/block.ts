/** What mails are made of; the same blocks become text and HTML. */
export type MailBlock =
  | { kind: 'text'; text: string }
  | { kind: 'lines'; lines: { title: string; detail: string; amount: string }[] }
  | { kind: 'facts'; facts: { name: string; value: string }[] }
  | { kind: 'link'; text: string; url: string }
