export interface ComboboxOption {
  value: string
  text: string
  hint?: string
  icon?: string
}
