import type { ThemeData } from '@billett/clients'
import '@billett/web-kit/kit/base.css'
import type { Contrast } from '@billett/web-kit/theme/contrast.ts'
import { useContrastSwitch } from '@billett/web-kit/theme/use-contrast-switch.ts'
import { ThemeProvider } from '@mui/material/styles'
import { type ReactNode, useMemo } from 'react'
import { createTheme } from '../theme/create-theme.ts'
import { ContrastContext } from './contrast.ts'

interface Props {
  theme: ThemeData
  /** As the first screen was drawn. */
  initial: Contrast
  children: ReactNode
}

/** The client's theme in normal or high contrast. */
export function ThemeSwitch({ theme, initial, children }: Props) {
  const value = useContrastSwitch(initial)
  const muiTheme = useMemo(() => createTheme(theme, value.contrast), [theme, value.contrast])
  return (
    <ContrastContext value={value}>
      <ThemeProvider theme={muiTheme}>{children}</ThemeProvider>
    </ContrastContext>
  )
}
