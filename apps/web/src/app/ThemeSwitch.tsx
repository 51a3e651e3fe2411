import type { ThemeData } from '@billett/clients'
import '@billett/web-kit/kit/base.css'
import { storedHighContrast } from '@billett/web-kit/storage/high-contrast.ts'
import { ThemeProvider } from '@mui/material/styles'
import { type ReactNode, useEffect, useMemo, useState } from 'react'
import type { Contrast } from '../theme/contrast.ts'
import { createTheme } from '../theme/create-theme.ts'
import { ContrastContext } from './contrast.ts'

interface Props {
  theme: ThemeData
  /** As the first screen was drawn. */
  initial: Contrast
  children: ReactNode
}

/** The client's theme in normal or high contrast; the choice stays on the device (Spec 1 §4). */
export function ThemeSwitch({ theme, initial, children }: Props) {
  const [contrast, setContrast] = useState(initial)
  useEffect(() => setContrast(storedHighContrast.read() ? 'high' : 'normal'), [])
  useEffect(() => {
    document.documentElement.dataset.contrast = contrast
  }, [contrast])
  const muiTheme = useMemo(() => createTheme(theme, contrast), [theme, contrast])
  const value = useMemo(
    () => ({
      contrast,
      toggle() {
        const next = contrast === 'high' ? 'normal' : 'high'
        storedHighContrast.write(next === 'high')
        setContrast(next)
      },
    }),
    [contrast],
  )
  return (
    <ContrastContext value={value}>
      <ThemeProvider theme={muiTheme}>{children}</ThemeProvider>
    </ContrastContext>
  )
}
