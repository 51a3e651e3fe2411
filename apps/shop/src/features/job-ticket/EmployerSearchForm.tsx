import { type Employer, EmployerSearch } from '@billett/contract'
import { useCall } from '@billett/web-kit/calls/use-call.ts'
import { SchemaForm } from '@billett/web-kit/forms/SchemaForm.tsx'
import { TextField } from '@billett/web-kit/forms/TextField.tsx'
import { useSchemaForm } from '@billett/web-kit/forms/use-schema-form.ts'
import { useAppDispatch } from '../../hooks/store-hooks.ts'
import { findEmployers } from '../../state/school/school.calls.ts'
import { useTexts } from '../../texts/use-texts.ts'

interface Props {
  /** A company is shown already: asking again is not what is likely to come next. */
  known: boolean
  onFound: (search: EmployerSearch, employers: readonly Employer[]) => void
}

/** By what an employee comes in: the code of the company, or an address of it. */
export function EmployerSearchForm({ known, onFound }: Props) {
  const { t } = useTexts()
  const dispatch = useAppDispatch()
  const { loading, errors } = useCall(findEmployers)
  const form = useSchemaForm<EmployerSearch>({
    schema: EmployerSearch,
    defaultValues: { code: '', email: '' },
    errors,
  })
  const ask = async (search: EmployerSearch): Promise<void> => {
    const answer = await dispatch(findEmployers({ body: search }))
    if (findEmployers.fulfilled.match(answer)) onFound(search, answer.payload.data)
  }
  return (
    <SchemaForm form={form} send={ask} busy={loading} errors={errors} submit={t('jobTicket.find')} quiet={known}>
      <TextField<EmployerSearch>
        name="email"
        type="email"
        label={t('jobTicket.email')}
        hint={t('jobTicket.emailHint')}
        autoComplete="email"
      />
      <TextField<EmployerSearch>
        name="code"
        label={t('jobTicket.code')}
        hint={t('jobTicket.codeHint')}
        autoComplete="off"
        autoCapitalize="characters"
        maxLength={40}
        optional
      />
    </SchemaForm>
  )
}
