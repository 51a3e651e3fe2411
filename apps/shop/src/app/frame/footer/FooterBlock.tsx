import { classes } from '@billett/web-kit/kit/classes.ts'
import { Text } from '@billett/web-kit/kit/text/Text.tsx'
import { type ReactNode, useId, useState } from 'react'
import styles from './FooterBlock.module.css'

interface Props {
  title: string
  /** On a phone behind its title: what the law wants in sight is no such block. */
  folded?: boolean
  children: ReactNode
}

/** A titled column of the footer. */
export function FooterBlock({ title, folded = false, children }: Props) {
  const id = useId()
  const [open, setOpen] = useState(false)
  return (
    <section className={classes(styles.root, folded && styles.folded)}>
      <Text variant="h3" component="h2" className={styles.title}>
        {folded ? (
          <>
            <span className={styles.plain}>{title}</span>
            <button
              type="button"
              aria-expanded={open}
              aria-controls={id}
              className={styles.opener}
              onClick={() => setOpen(!open)}
            >
              {title}
            </button>
          </>
        ) : (
          title
        )}
      </Text>
      <div id={id} className={classes(styles.content, open && styles.open)}>
        {children}
      </div>
    </section>
  )
}
