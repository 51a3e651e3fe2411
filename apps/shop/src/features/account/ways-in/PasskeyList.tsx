import type { Passkey } from '@billett/contract'
import { CallErrors } from '@billett/web-kit/forms/CallErrors.tsx'
import type { CallError } from '@billett/web-kit/http/outcome.ts'
import { BusyButton } from '@billett/web-kit/kit/controls/BusyButton.tsx'
import { Stack } from '@billett/web-kit/kit/layout/Stack.tsx'
import { useConfirmed } from '@billett/web-kit/kit/overlays/use-confirmed.tsx'
import { Text } from '@billett/web-kit/kit/text/Text.tsx'
import { useShop } from '../../../hooks/shop.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { ListRow } from '../ListRow.tsx'
import styles from './PasskeyList.module.css'

interface Props {
  passkeys: readonly Passkey[]
  isRemoving: (id: string) => boolean
  /** Why the last one was not taken away. */
  errors: readonly CallError[]
  onRemove: (id: string) => Promise<boolean>
  onRemoved: () => void
}

/** The keys of an account; taking one away is asked for once more. */
export function PasskeyList({ passkeys, isRemoving, errors, onRemove, onRemoved }: Props) {
  const { t } = useTexts()
  const { format } = useShop()
  const nameOf = ({ name }: Passkey) => name || t('account.devices.unknown')
  const { ask, question } = useConfirmed<Passkey>({
    title: t('account.passkeys.askTitle'),
    text: passkey => t('account.passkeys.askText', { name: nameOf(passkey) }),
    yes: t('account.passkeys.askYes'),
    act: ({ id }) => onRemove(id),
    failure: <CallErrors errors={errors} all />,
    onDone: onRemoved,
  })
  return (
    <Stack component="ul" spacing={2} className={styles.passkeys}>
      {passkeys.map(passkey => {
        const { id, createdOn, usedOn } = passkey
        const shown = nameOf(passkey)
        const since = format.instantDate(createdOn)
        return (
          <ListRow key={id}>
            <div className={styles.words}>
              <Text variant="h3">{shown}</Text>
              <Text color="textSecondary">
                {usedOn === null
                  ? t('account.passkeys.unused', { since })
                  : t('account.passkeys.used', { since, used: format.instantDateTime(usedOn) })}
              </Text>
            </div>
            <BusyButton
              variant="outlined"
              busy={isRemoving(id)}
              aria-label={t('account.passkeys.removeOf', { name: shown })}
              onClick={() => ask(passkey)}
            >
              {t('account.passkeys.remove')}
            </BusyButton>
          </ListRow>
        )
      })}
      {question}
    </Stack>
  )
}
