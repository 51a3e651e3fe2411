import type { PaymentMethod } from '@billett/contract'
import { CallErrors } from '@billett/web-kit/forms/CallErrors.tsx'
import type { CallError } from '@billett/web-kit/http/outcome.ts'
import { BusyButton } from '@billett/web-kit/kit/controls/BusyButton.tsx'
import { Button } from '@billett/web-kit/kit/controls/Button.tsx'
import { Panel } from '@billett/web-kit/kit/layout/Panel.tsx'
import { useConfirmed } from '@billett/web-kit/kit/overlays/use-confirmed.tsx'
import { Chip } from '@billett/web-kit/kit/text/Chip.tsx'
import { Text } from '@billett/web-kit/kit/text/Text.tsx'
import { MaskedText } from '../../parts/masked/MaskedText.tsx'
import { useSpoken } from '../../parts/masked/use-spoken.ts'
import { PaymentDrawing } from '../../parts/PaymentDrawing.tsx'
import { useTexts } from '../../texts/use-texts.ts'
import styles from './MethodCard.module.css'
import { RenewButton } from './RenewButton.tsx'

interface Props {
  method: PaymentMethod
  busy: boolean
  onDefault: () => void
  onDelete: () => Promise<boolean>
  onDeleted: () => void
  /** Why the last one was not deleted. */
  errors: readonly CallError[]
}

/** One stored way to pay, and what can be done with it. */
export function MethodCard({ method, busy, onDefault, onDelete, onDeleted, errors }: Props) {
  const { t } = useTexts()
  const { label, isDefault, subType } = method
  const spoken = useSpoken()(label)
  const { ask, question } = useConfirmed({
    title: t('paymentMethods.deleteTitle'),
    text: () => <MaskedText text={t('paymentMethods.deleteText', { name: label })} />,
    yes: t('paymentMethods.deleteYes'),
    act: onDelete,
    failure: <CallErrors errors={errors} all />,
    onDone: onDeleted,
  })
  return (
    <li>
      <Panel component="div" className={styles.panel}>
        <div className={styles.heading}>
          <PaymentDrawing subType={subType} />
          <Text variant="h3" component="h2" className={styles.title}>
            <MaskedText text={label} />
          </Text>
          {isDefault && <Chip label={t('paymentMethods.default')} />}
        </div>
        <div className={styles.acts}>
          {!isDefault && (
            <BusyButton
              variant="outlined"
              busy={busy}
              aria-label={t('paymentMethods.makeDefaultOf', { name: spoken })}
              onClick={onDefault}
            >
              {t('paymentMethods.makeDefault')}
            </BusyButton>
          )}
          <RenewButton method={method} />
          <Button
            variant="outlined"
            color="error"
            aria-label={t('paymentMethods.deleteOf', { name: spoken })}
            onClick={() => ask()}
          >
            {t('paymentMethods.delete')}
          </Button>
        </div>
      </Panel>
      {question}
    </li>
  )
}
