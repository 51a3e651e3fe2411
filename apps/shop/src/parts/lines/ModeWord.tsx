import { VisuallyHidden } from '@billett/web-kit/kit/text/VisuallyHidden.tsx'
import { useModeWord } from './use-mode-word.ts'

/** "Bus" before "210", for whoever does not see the drawing; nothing where the line is called so already. */
export function ModeWord({ mode, line }: { mode: string; line: string }) {
  const word = useModeWord()(mode, line)
  return word === '' ? null : <VisuallyHidden>{word} </VisuallyHidden>
}
