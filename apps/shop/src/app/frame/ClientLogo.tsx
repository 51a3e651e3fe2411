import { shapesOf } from '@billett/markup'
import { Shapes } from '@billett/web-kit/kit/drawings/Shapes.tsx'
import { useShop } from '../../hooks/shop.ts'
import styles from './ClientLogo.module.css'

/**
 * The client's mark; its name stands beside it as text. Drawn for light ground, so it lies on a white plate where the
 * ground is black.
 */
export function ClientLogo() {
  const { logo, config } = useShop().client
  return (
    <svg
      aria-hidden
      viewBox={`0 0 ${logo.width} ${logo.height}`}
      width={config.headerLogo.width}
      height={config.headerLogo.height}
      className={styles.logo}
    >
      <Shapes shapes={shapesOf(logo.svg) ?? []} />
    </svg>
  )
}
