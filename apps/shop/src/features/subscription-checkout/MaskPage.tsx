import type { Mask, SubscriptionDetails } from '@billett/contract'
import { evaluateMask, type PlainDate } from '@billett/domain'
import { CallErrors } from '@billett/web-kit/forms/CallErrors.tsx'
import { FormSummary } from '@billett/web-kit/forms/FormSummary.tsx'
import { BusyButton } from '@billett/web-kit/kit/controls/BusyButton.tsx'
import { Button } from '@billett/web-kit/kit/controls/Button.tsx'
import { Panel } from '@billett/web-kit/kit/layout/Panel.tsx'
import { Stack } from '@billett/web-kit/kit/layout/Stack.tsx'
import { Text } from '@billett/web-kit/kit/text/Text.tsx'
import { Link } from '@billett/web-kit/links/Link.tsx'
import { type RefObject, useEffect } from 'react'
import { useFormContext } from 'react-hook-form'
import { useShop } from '../../hooks/shop.ts'
import { useOwnCall } from '../../hooks/use-own-call.ts'
import { validateMask } from '../../state/subscription/application.calls.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { MaskFieldInput } from './fields/MaskFieldInput.tsx'
import styles from './MaskPage.module.css'
import { saidOf, type Typed } from './said.ts'
import { useAccountHolder } from './use-account-holder.ts'

interface Props {
  mask: Mask
  details: Pick<SubscriptionDetails, 'guid' | 'isDraft' | 'masks'>
  said: ReturnType<typeof saidOf>
  today: PlainDate
  heading: RefObject<HTMLHeadingElement | null>
  /** Where the page before is. */
  back: string | undefined
  /** On to the mask with this id; null: to the order. */
  onNext: (mask: string | null) => void
}

/** Fields that are so short that two of them stand beside each other. */
const SHORT: ReadonlySet<string> = new Set(['houseNumber', 'postCode'])
const BESIDE_SHORT: ReadonlySet<string> = new Set(['street', 'city'])

const widthOf = (id: string): string | undefined => {
  if (SHORT.has(id)) return styles.short
  return BESIDE_SHORT.has(id) ? styles.beside : undefined
}

/** A page of the form: its fields as they are asked with what was said so far. What the server says of it counts. */
export function MaskPage({ mask, details, said, today, heading, back, onNext }: Props) {
  const { t } = useTexts()
  const { language } = useShop()
  const { handleSubmit, setError, reset, getValues } = useFormContext<Typed>()
  const { run, running, errors } = useOwnCall<'validate'>()
  const { guid, isDraft, masks } = details
  const { fields } = evaluateMask(masks, mask.id, said, today)
  useAccountHolder(mask)
  // Another page has not been sent yet; what was typed stays.
  useEffect(() => reset(getValues(), { keepDefaultValues: true }), [reset, getValues])
  const send = handleSubmit(async typed => {
    const values = saidOf(typed)
    if (isDraft) return onNext(evaluateMask(masks, mask.id, values, today).next)
    const body = { configurationId: guid, currentMask: mask.id, fieldValues: values }
    const [judged] = (await run('validate', validateMask({ body })))?.data ?? []
    if (!judged) return
    if (judged.errors.length === 0) return onNext(judged.next)
    for (const { fieldName, translationKey, customerErrorMessage } of judged.errors)
      setError(fieldName, { type: 'server', message: translationKey || customerErrorMessage })
    setError('root.server', { type: 'server' })
  })
  const withAccount = mask.fields.some(({ kind }) => kind === 'iban')
  return (
    <Panel
      component="form"
      method="post"
      noValidate
      onSubmit={event => {
        event.preventDefault()
        if (!running) void send(event)
      }}
    >
      <Stack spacing={2.5}>
        <Text variant="h2" ref={heading} tabIndex={-1}>
          {mask.title[language] ?? mask.title.de}
        </Text>
        <FormSummary />
        <div className={styles.fields}>
          {fields.map(shown => {
            const field = mask.fields.find(({ id }) => id === shown.id)
            return (
              field && (
                <div key={field.id} className={widthOf(field.id)}>
                  <MaskFieldInput field={field} shown={shown} withAccount={withAccount} />
                </div>
              )
            )
          })}
        </div>
        <CallErrors errors={errors} all />
        <Stack direction="row from sm" spacing={1.5}>
          <BusyButton type="submit" size="large" busy={running !== undefined}>
            {t('common.continue')}
          </BusyButton>
          {back !== undefined && (
            <Button component={Link} to={back} size="large">
              {t('common.back')}
            </Button>
          )}
        </Stack>
      </Stack>
    </Panel>
  )
}
