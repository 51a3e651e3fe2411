import { useTexts } from '../../texts/use-texts.ts'
import { modeWord } from './modes.ts'

/** What drives, where the line is not called so already: "Bus" for "210"; empty for "Bus 210". */
export function useModeWord(): (mode: string, line: string) => string {
  const { t } = useTexts()
  return (mode, line) => {
    const word = t(`common.mode.${modeWord(mode)}`)
    return line.toLowerCase().startsWith(word.toLowerCase()) ? '' : word
  }
}
