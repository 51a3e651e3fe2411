import type { StaffMail } from '@billett/contract'
import { Chip } from '@billett/web-kit/kit/text/Chip.tsx'
import { useTexts } from '../../texts/use-texts.ts'

const COLOURS = { sent: 'success', failed: 'error', unknown: 'warning' } as const satisfies Record<
  StaffMail['state'],
  string
>

/** How a mail went. */
export function MailState({ state }: Pick<StaffMail, 'state'>) {
  const { t } = useTexts()
  return <Chip color={COLOURS[state]} label={t(`mails.states.${state}`)} />
}
