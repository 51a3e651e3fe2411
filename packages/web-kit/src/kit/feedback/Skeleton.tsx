import styles from './Skeleton.module.css'

interface Props {
  /** px */
  height?: number
  /** CSS width */
  width?: string
}

/** The shape of something that is on its way, as large as what will stand there. */
export const Skeleton = ({ height = 20, width = '100%' }: Props) => (
  // A drawing takes its size by attributes: a page drawn by the server carries no style attribute.
  <svg aria-hidden width={width} height={height} className={styles.skeleton} />
)
