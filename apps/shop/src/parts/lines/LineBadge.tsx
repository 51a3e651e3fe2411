import { contrastRatio } from '@billett/clients'
import { Icon } from '@billett/web-kit/kit/drawings/Icon.tsx'
import styles from './LineBadge.module.css'
import { ModeWord } from './ModeWord.tsx'
import { modeIcon } from './modes.ts'

/** WCAG AA for text. */
const READABLE = 4.5
const PLAIN = { back: '#3D4451', front: '#FFFFFF' }
const HEX = /^#[0-9a-f]{6}$/i

interface Props {
  name: string
  mode: string
  /** `#RRGGBB` */
  colour: string | null
  textColour?: string | null
}

/** The line's own colours where its name can be read on them, else the better of black and white. */
function coloursOf({ colour, textColour }: Pick<Props, 'colour' | 'textColour'>): { back: string; front: string } {
  if (!colour || !HEX.test(colour)) return PLAIN
  if (textColour && HEX.test(textColour) && contrastRatio(colour, textColour) >= READABLE)
    return { back: colour, front: textColour }
  const front = contrastRatio(colour, '#FFFFFF') >= contrastRatio(colour, '#000000') ? '#FFFFFF' : '#000000'
  return { back: colour, front }
}

/** A line as it is written on the vehicle. */
export function LineBadge({ name, mode, ...colours }: Props) {
  const { back, front } = coloursOf(colours)
  return (
    <span className={styles.badge} style={{ color: front, backgroundColor: back }}>
      <Icon path={modeIcon(mode)} size={18} />
      <ModeWord mode={mode} line={name} />
      {name}
    </span>
  )
}
