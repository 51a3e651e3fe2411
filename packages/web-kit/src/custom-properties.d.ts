import 'react'

/** Custom properties may stand in a style that is known only when something is drawn. */
declare module 'react' {
  interface CSSProperties {
    [name: `--${string}`]: string | number | undefined
  }
}
