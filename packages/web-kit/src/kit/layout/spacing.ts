import styles from './spacing.module.css'

const CLASSES = {
  0: undefined,
  0.5: styles.half,
  1: styles.one,
  1.5: styles.oneHalf,
  2: styles.two,
  2.5: styles.twoHalf,
  3: styles.three,
  4: styles.four,
  5: styles.five,
}

/** Room between things, in steps of 8 px. */
export type Spacing = keyof typeof CLASSES

export const spacingClass = (spacing: Spacing): string | undefined => CLASSES[spacing]
