import { VisuallyHidden } from '@billett/web-kit/kit/text/VisuallyHidden.tsx'
import { useTexts } from '../../texts/use-texts.ts'
import { modeWord } from './modes.ts'

/** "Bus" before "210", for whoever does not see the drawing; nothing where the line is called so already. */
export function ModeWord({ mode, line }: { mode: string; line: string }) {
  const { t } = useTexts()
  const word = t(`common.mode.${modeWord(mode)}`)
  return line.toLowerCase().startsWith(word.toLowerCase()) ? null : <VisuallyHidden>{word} </VisuallyHidden>
}
