import { type ReactNode, useContext } from 'react'
import { Container } from './Container.tsx'
import styles from './Page.module.css'
import { PageBeside } from './page-beside.ts'

interface Props {
  children: ReactNode
  /** `text`: a column that is good to read, at the left edge of the page · `wide`: lists and two columns. */
  width?: 'text' | 'wide'
}

/** The column a page stands in. */
export function Page({ children, width = 'wide' }: Props) {
  const beside = useContext(PageBeside)
  const column = width === 'text' ? <div className={styles.text}>{children}</div> : children
  return (
    <Container className={styles.page}>
      {beside ? (
        <div className={styles.beside}>
          <div className={styles.column}>{column}</div>
          {/* Whoever has the page read to them comes to what it is about first. */}
          <div className={styles.list}>{beside}</div>
        </div>
      ) : (
        column
      )}
    </Container>
  )
}
