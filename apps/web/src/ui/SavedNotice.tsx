import Box from '@mui/material/Box'
import { type ReactNode, useEffect, useRef } from 'react'
import { MessageBox } from './MessageBox.tsx'

interface Props {
  shown: boolean
  children: ReactNode
}

/** What was asked for is done; takes the focus when it appears. */
export function SavedNotice({ shown, children }: Props) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (shown) box.current?.focus()
  }, [shown])
  if (!shown) return null
  return (
    <Box sx={{ mb: 2.5 }}>
      <MessageBox kind="success" ref={box}>
        {children}
      </MessageBox>
    </Box>
  )
}
