import type { ConfirmableBaseData } from '@billett/contract'
import { Chip } from '@billett/web-kit/kit/text/Chip.tsx'
import { useTexts } from '../../texts/use-texts.ts'

type Score = ConfirmableBaseData['boniversumTrafficLightScore']

const COLOURS = { [-1]: 'default', 0: 'default', 1: 'error', 2: 'warning', 3: 'success' } as const satisfies Record<
  Score,
  string
>

/** What the credit agency thinks of somebody (Spec 3 §3). */
export function TrafficLight({ score }: { score: Score }) {
  const { t } = useTexts()
  return <Chip color={COLOURS[score]} label={t(`users.lights.${score}`)} />
}
