export interface ComboboxOption {
  id: string
  text: string
  hint?: string
  icon?: string
}
