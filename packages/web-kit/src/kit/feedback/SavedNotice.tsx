import { type ReactNode, useEffect, useRef } from 'react'
import { MessageBox } from './MessageBox.tsx'
import styles from './SavedNotice.module.css'

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
    <div className={styles.notice}>
      <MessageBox kind="success" ref={box}>
        {children}
      </MessageBox>
    </div>
  )
}
