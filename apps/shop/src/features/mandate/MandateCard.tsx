import type { Mandate } from '@billett/contract'
import { CallErrors } from '@billett/web-kit/forms/CallErrors.tsx'
import type { CallError } from '@billett/web-kit/http/outcome.ts'
import { Button } from '@billett/web-kit/kit/controls/Button.tsx'
import { DescriptionList } from '@billett/web-kit/kit/layout/DescriptionList.tsx'
import { Panel } from '@billett/web-kit/kit/layout/Panel.tsx'
import { useConfirmed } from '@billett/web-kit/kit/overlays/use-confirmed.tsx'
import { Chip } from '@billett/web-kit/kit/text/Chip.tsx'
import { Text } from '@billett/web-kit/kit/text/Text.tsx'
import { useShop } from '../../hooks/shop.ts'
import { MaskedText } from '../../parts/masked/MaskedText.tsx'
import { useSpoken } from '../../parts/masked/use-spoken.ts'
import { useTexts } from '../../texts/use-texts.ts'
import styles from './MandateCard.module.css'

interface Props {
  mandate: Mandate
  onChange: () => void
  onRevoke: () => Promise<boolean>
  onRevoked: () => void
  /** Why the last one was not revoked. */
  errors: readonly CallError[]
}

/** A mandate with what its bank knows it by. */
export function MandateCard({ mandate, onChange, onRevoke, onRevoked, errors }: Props) {
  const { t } = useTexts()
  const { format } = useShop()
  const { reference, iban, bic, creditInstitute, accountHolder, state, consentOn, usableUntil } = mandate
  const name = `${creditInstitute} ${iban}`
  const spoken = useSpoken()(name)
  const { ask, question } = useConfirmed({
    title: t('mandates.revokeTitle'),
    text: () => <MaskedText text={t('mandates.revokeText', { name })} />,
    yes: t('mandates.revokeYes'),
    act: onRevoke,
    failure: <CallErrors errors={errors} all />,
    onDone: onRevoked,
  })
  const facts = [
    ['iban', <MaskedText key={iban} text={iban} />],
    ['bic', bic],
    ['accountHolder', accountHolder],
    ['reference', reference],
    ['consentOn', format.instantDate(consentOn)],
    ['usableUntil', format.date(usableUntil)],
  ] as const
  return (
    <li>
      <Panel component="div" className={styles.panel}>
        <div className={styles.heading}>
          <Text variant="h3" component="h2" className={styles.title}>
            {creditInstitute}
          </Text>
          {state !== 'active' && <Chip color="warning" label={t(`mandates.states.${state}`)} />}
        </div>
        <div className={styles.facts}>
          <DescriptionList facts={facts.map(([key, detail]) => ({ term: t(`mandates.${key}`), detail }))} />
        </div>
        <div className={styles.acts}>
          <Button variant="outlined" aria-label={t('mandates.editOf', { name: spoken })} onClick={onChange}>
            {t('mandates.edit')}
          </Button>
          <Button
            variant="outlined"
            color="error"
            aria-label={t('mandates.revokeOf', { name: spoken })}
            onClick={() => ask()}
          >
            {t('mandates.revoke')}
          </Button>
        </div>
      </Panel>
      {question}
    </li>
  )
}
