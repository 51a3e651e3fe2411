import { useMemo } from 'react'
import styles from './codes.module.css'
import { qrSymbol } from './qr-symbol.ts'

interface Props {
  /** What a camera reads. */
  text: string
  /** What it is for, in words. */
  label: string
}

/** A QR code, dark on white in the dark theme too: many cameras read nothing else. */
export function QrCode({ text, label }: Props) {
  const { modules, path } = useMemo(() => qrSymbol(text), [text])
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${modules} ${modules}`}
      shapeRendering="crispEdges"
      className={styles.qr}
    >
      <path d={path} />
    </svg>
  )
}
