import type { KnownAlike } from '@billett/contract'
import { BusyButton } from '@billett/web-kit/kit/controls/BusyButton.tsx'
import { MessageBox } from '@billett/web-kit/kit/feedback/MessageBox.tsx'
import { Stack } from '@billett/web-kit/kit/layout/Stack.tsx'
import { Text } from '@billett/web-kit/kit/text/Text.tsx'
import { useFormat } from '../../hooks/use-format.ts'
import { useTexts } from '../../texts/use-texts.ts'

interface Props {
  alike: readonly KnownAlike[]
  busy: boolean
  onTake: (guid: string) => void
}

/** A new pupil is known at another place: they can be taken over from there, so that nobody is known twice. */
export function AlikeChoice({ alike, busy, onTake }: Props) {
  const { t } = useTexts()
  const format = useFormat()
  if (alike.length === 0) return null
  return (
    <MessageBox kind="info" title={t('school.requests.alike')}>
      <Stack spacing={1}>
        <Text>{t('school.requests.alikeText')}</Text>
        {alike.map(({ guid, organisation, class: group, until }) => {
          const known = [
            organisation.name,
            group && t('school.requests.alikeClass', { group }),
            until && t('school.requests.alikeUntil', { day: format.date(until) }),
          ]
          return (
            <Stack key={guid} spacing={1}>
              <Text>{known.filter(Boolean).join(', ')}</Text>
              <div>
                <BusyButton variant="outlined" busy={busy} onClick={() => onTake(guid)}>
                  {t('school.requests.takeOver', { place: organisation.name })}
                </BusyButton>
              </div>
            </Stack>
          )
        })}
      </Stack>
    </MessageBox>
  )
}
