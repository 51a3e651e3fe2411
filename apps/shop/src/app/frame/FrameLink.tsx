import { classes } from '@billett/web-kit/kit/classes.ts'
import { RouteLink, type RouteLinkProps } from '@billett/web-kit/links/RouteLink.tsx'
import styles from './FrameLink.module.css'

/** A link as high as a finger. */
export const FrameLink = ({ className, ...props }: RouteLinkProps) => (
  <RouteLink {...props} className={classes(styles.link, className)} />
)
