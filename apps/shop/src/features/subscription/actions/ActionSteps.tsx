import type { SubscriptionContract } from '@billett/contract'
import { SchemaForm } from '@billett/web-kit/forms/SchemaForm.tsx'
import { Button } from '@billett/web-kit/kit/controls/Button.tsx'
import { Link } from '@billett/web-kit/links/Link.tsx'
import { useLocation } from '@billett/web-kit/links/use-location.ts'
import type { ReactNode } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { useTexts } from '../../../texts/use-texts.ts'
import { ActionHeadline } from './ActionHeadline.tsx'
import { ActionReceipt } from './ActionReceipt.tsx'
import { CheckStep } from './CheckStep.tsx'
import type { Action, Change } from './use-action.ts'

interface Props<T extends FieldValues> {
  contract: SubscriptionContract
  action: Action
  headline: string
  lead: string
  form: UseFormReturn<T>
  changeOf: (values: T) => Change
  /** On the button that does it. */
  yes: string
  /** Files that were uploaded as proof. */
  fileIds?: readonly string[]
  /** What is asked. */
  children: ReactNode
}

/** What is to be done, what that would do, and that it is asked for: one after the other. */
export function ActionSteps<T extends FieldValues>(props: Props<T>) {
  const { contract, action, headline, lead, form, changeOf, yes, fileIds, children } = props
  const { t } = useTexts()
  const { pathname } = useLocation()
  const { step, running, errors, check, act, back } = action
  if (step.at === 'done') return <ActionReceipt contract={contract} {...step} />
  return (
    <>
      <ActionHeadline headline={headline} lead={lead} />
      {step.at === 'check' ? (
        <CheckStep
          preview={step.preview}
          yes={yes}
          busy={running === 'act'}
          errors={errors}
          onYes={() => void act(fileIds)}
          onBack={back}
        />
      ) : (
        <SchemaForm
          form={form}
          send={values => check(changeOf(values))}
          busy={running === 'check'}
          errors={errors}
          submit={t('subscriptionActions.check')}
          afterSubmit={
            <Button component={Link} to={pathname} size="large">
              {t('common.cancel')}
            </Button>
          }
        >
          {children}
        </SchemaForm>
      )}
    </>
  )
}
