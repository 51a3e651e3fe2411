import '@billett/web-kit/kit/base.css'
import type { Contrast } from '@billett/web-kit/theme/contrast.ts'
import { useContrastSwitch } from '@billett/web-kit/theme/use-contrast-switch.ts'
import type { ReactNode } from 'react'
import { ContrastContext } from './contrast.ts'

interface Props {
  /** As the first screen was drawn. */
  initial: Contrast
  children: ReactNode
}

/** The client's theme in normal or high contrast. */
export const ThemeSwitch = ({ initial, children }: Props) => (
  <ContrastContext value={useContrastSwitch(initial)}>{children}</ContrastContext>
)
