import type { ReactNode } from 'react'
import styles from './HeroDrawing.module.css'

/** Lines of a network plan running to a stop. */
function Lines() {
  return (
    <g fill="none" strokeLinecap="round" strokeLinejoin="round" strokeWidth="16">
      <path d="M560 420 L860 120 H1240" stroke="var(--primary)" />
      <path d="M640 420 L904 156 H1020 L1240 376" stroke="var(--accent)" />
      <path d="M480 420 L840 60 L900 0" stroke="#ffffff" strokeOpacity="0.16" />
      <g fill="var(--hero)" strokeWidth="8" stroke="#ffffff">
        <circle cx="860" cy="120" r="15" />
        <circle cx="1020" cy="156" r="15" />
        <circle cx="700" cy="360" r="11" />
        <circle cx="1130" cy="120" r="11" />
      </g>
    </g>
  )
}

/** Fields and a low sun. */
function Hills() {
  return (
    <>
      <circle cx="960" cy="120" r="62" fill="var(--accent)" fillOpacity="0.75" />
      <path d="M0 300 C220 210 380 270 560 240 S900 150 1200 230 V420 H0z" fill="var(--primary)" fillOpacity="0.14" />
      <path d="M0 350 C260 280 480 350 700 305 S1040 250 1200 300 V420 H0z" fill="var(--primary)" fillOpacity="0.22" />
      <path
        d="M620 420 C700 360 840 372 930 318"
        fill="none"
        stroke="#ffffff"
        strokeOpacity="0.8"
        strokeWidth="10"
        strokeLinecap="round"
      />
    </>
  )
}

/** A quiet raster with a few marked days. */
function Grid() {
  const cells = Array.from({ length: 60 }, (_, cell) => ({
    x: 700 + (cell % 10) * 50,
    y: 20 + Math.floor(cell / 10) * 62,
    on: cell % 7 === 3,
  }))
  return cells.map(({ x, y, on }) => (
    <rect
      key={`${x}-${y}`}
      x={x}
      y={y}
      width="38"
      height="50"
      rx="6"
      fill={on ? 'var(--accent)' : '#ffffff'}
      fillOpacity={on ? 0.75 : 0.09}
    />
  ))
}

const DRAWINGS: Record<'lines' | 'hills' | 'grid', () => ReactNode> = { lines: Lines, hills: Hills, grid: Grid }

/** The picture of the first screen, drawn in the client's colours. */
export function HeroDrawing({ drawing }: { drawing: keyof typeof DRAWINGS }) {
  const Drawing = DRAWINGS[drawing]
  return (
    <svg aria-hidden className={styles.canvas} viewBox="0 0 1200 420" preserveAspectRatio="xMaxYMin slice">
      <Drawing />
    </svg>
  )
}
