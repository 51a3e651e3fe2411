import type { AriaAttributes, MouseEvent } from 'react'

const refuse = (event: MouseEvent): void => {
  event.preventDefault()
  event.stopPropagation()
}

/** What a button that is `aria-disabled` does when it is pressed: nothing, and it sends no form. */
export const refusing = (button: AriaAttributes): { onClick?: typeof refuse } =>
  button['aria-disabled'] === true || button['aria-disabled'] === 'true' ? { onClick: refuse } : {}
