import '@billett/web-kit/kit/base.css'
import type { Look } from '@billett/web-kit/theme/look.ts'
import { useContrastSwitch } from '@billett/web-kit/theme/use-contrast-switch.ts'
import type { ReactNode } from 'react'
import { ContrastContext } from './look-switches.ts'

interface Props {
  /** As the first screen was drawn. */
  initial: Look
  children: ReactNode
}

/** The client's theme in normal or high contrast; light and dark are the style sheet's and the footer's. */
export const ThemeSwitch = ({ initial, children }: Props) => (
  <ContrastContext value={useContrastSwitch(initial.contrast)}>{children}</ContrastContext>
)
