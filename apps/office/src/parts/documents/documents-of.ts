/** Whose documents, and what new ones are about. */
export interface DocumentsOf {
  userId: string
  /** As the customer is called. */
  name: string
  /** The contract from which they are looked at. */
  contract?: { guid: string; number: string } | undefined
}
