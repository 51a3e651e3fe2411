export interface FailureText {
  /** For programs; never reused. */
  code: number
  /** Of HTTP. */
  status: number
  de: string
  en: string
}
