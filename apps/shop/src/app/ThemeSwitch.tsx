import '@billett/web-kit/kit/base.css'
import type { Look } from '@billett/web-kit/theme/look.ts'
import { useContrastSwitch } from '@billett/web-kit/theme/use-contrast-switch.ts'
import { useModeSwitch } from '@billett/web-kit/theme/use-mode-switch.ts'
import type { ReactNode } from 'react'
import { ContrastContext, ModeContext } from './look-switches.ts'

interface Props {
  /** As the first screen was drawn. */
  initial: Look
  children: ReactNode
}

/** The client's theme by day, in the dark, or in high contrast. */
export const ThemeSwitch = ({ initial, children }: Props) => (
  <ModeContext value={useModeSwitch(initial.mode)}>
    <ContrastContext value={useContrastSwitch(initial.contrast)}>{children}</ContrastContext>
  </ModeContext>
)
