import { SelectInput } from '@billett/web-kit/kit/controls/SelectInput.tsx'
import { TextInput } from '@billett/web-kit/kit/controls/TextInput.tsx'
import { Row } from '@billett/web-kit/kit/layout/Row.tsx'
import { useTexts } from '../../../texts/use-texts.ts'
import { daysOf, FIRST_WISH, WISH_REASONS, type Wish, type WishedKind } from './wished-change.ts'

interface Props {
  wish: Wish
  /** What can be wished for. */
  kinds: readonly WishedKind[]
  /** It was sent without saying what is to happen. */
  isUnsaid: boolean
  /** It was sent without one of the reasons there are. */
  isUnreasoned: boolean
  /** The amount was sent as it is, and cannot be read. */
  isUnread: boolean
  onChange: (wish: Wish) => void
}

/** What the customer wishes for, with the days and the reason it needs. */
export function WishFields({ wish, kinds, isUnsaid, isUnreasoned, isUnread, onChange }: Props) {
  const { t } = useTexts()
  const { kind, from, until, reason, amount } = wish
  const days = daysOf(kind)
  const reasons: readonly (typeof WISH_REASONS)[WishedKind][number][] = kind === '' ? [] : WISH_REASONS[kind]
  return (
    <>
      <SelectInput
        label={t('contracts.change.what')}
        value={kind}
        error={isUnsaid ? t('contracts.change.unsaid') : undefined}
        options={[
          ...(kind === '' ? [{ value: '', text: t('contracts.change.choose') }] : []),
          ...kinds.map(value => ({ value, text: t(`contracts.change.kinds.${value}`) })),
        ]}
        onChange={({ target }) => {
          const chosen = kinds.find(one => one === target.value)
          if (chosen) onChange({ ...FIRST_WISH, kind: chosen })
        }}
      />
      {(days.from || days.until) && (
        <Row spacing={2}>
          {days.from && (
            <TextInput
              type="date"
              label={t(kind === 'resume' ? 'contracts.change.goodFrom' : 'contracts.change.from')}
              value={from}
              onChange={({ target }) => onChange({ ...wish, from: target.value })}
            />
          )}
          {days.until && (
            <TextInput
              type="date"
              label={t(kind === 'cancel' || kind === 'end' ? 'contracts.change.lastDay' : 'contracts.change.until')}
              optional={kind !== 'refund' && kind !== 'end'}
              value={until}
              onChange={({ target }) => onChange({ ...wish, until: target.value })}
            />
          )}
        </Row>
      )}
      {reasons.length > 0 && (
        <SelectInput
          label={t(kind === 'charge' ? 'contracts.change.charged' : 'contracts.change.why')}
          value={reason}
          error={isUnreasoned ? t('contracts.change.unreasoned') : undefined}
          options={[
            ...(reason === '' ? [{ value: '', text: t('contracts.change.choose') }] : []),
            ...reasons.map(value => ({ value, text: t(`contracts.change.reasons.${value}`) })),
          ]}
          onChange={({ target }) => onChange({ ...wish, reason: target.value })}
        />
      )}
      {kind === 'charge' && (
        <TextInput
          label={t('contracts.change.amount')}
          inputMode="decimal"
          value={amount}
          error={isUnread ? t('contracts.change.unread') : undefined}
          onChange={({ target }) => onChange({ ...wish, amount: target.value })}
        />
      )}
    </>
  )
}
