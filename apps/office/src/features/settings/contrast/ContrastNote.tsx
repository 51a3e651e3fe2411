import type { StaffConfig } from '@billett/contract'
import { MessageBox } from '@billett/web-kit/kit/feedback/MessageBox.tsx'
import { Text } from '@billett/web-kit/kit/text/Text.tsx'
import { useTexts } from '../../../texts/use-texts.ts'
import { type FoundPair, weakPairs } from './weak-pairs.ts'

interface Props {
  config: StaffConfig
  path: string
  /** As it is typed. */
  colour: string
}

/** Whether everything can still be read with a colour, before it is stored; nothing while it is none. */
export function ContrastNote({ config, path, colour }: Props) {
  const { t, find, language } = useTexts()
  const weak = weakPairs(config, path, colour)
  if (!weak) return null
  if (weak.length === 0) return <Text variant="body2">{t('settings.contrast.good')}</Text>
  const number = new Intl.NumberFormat(language, { maximumFractionDigits: 1 })
  const roleOf = (role: string) =>
    ['roles', 'names.palette', 'names'].map(of => find(`settings.${of}.${role}`)).find(Boolean) ?? role
  const said = ({ front, back, ratio, least, isDark }: FoundPair) =>
    t(isDark ? 'settings.contrast.darkPair' : 'settings.contrast.pair', {
      front: roleOf(front),
      back: roleOf(back),
      ratio: number.format(ratio),
      least: number.format(least),
    })
  return (
    <MessageBox kind="warning" title={t('settings.contrast.weak')}>
      <ul>
        {weak.map(pair => (
          <li key={`${pair.front} ${pair.back} ${pair.isDark}`}>{said(pair)}</li>
        ))}
      </ul>
    </MessageBox>
  )
}
