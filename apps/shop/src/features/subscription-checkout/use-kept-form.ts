import { homeCountry } from '@billett/clients'
import { key, type SubscriptionDetails } from '@billett/contract'
import { useQuery } from '@billett/web-kit/links/use-query.ts'
import { useKitTexts } from '@billett/web-kit/text/use-kit-texts.ts'
import { useEffect, useMemo, useState } from 'react'
import { useForm } from 'react-hook-form'
import { useShop } from '../../hooks/shop.ts'
import { useToday } from '../../hooks/use-today.ts'
import { storedSubscription } from '../../storage/subscription-data.ts'
import { maskResolver } from './mask-resolver.ts'
import { beginning, keepable, saidOf, type Typed } from './said.ts'
import { type Steps, stepsOf } from './steps.ts'
import { usePersonOfAccount } from './use-person-of-account.ts'

/**
 * The form of a subscription over all its pages: what is typed is kept on the device at once, and a page is judged by
 * the rules the server has. `steps` is where somebody is in it.
 */
export function useKeptForm({ guid, masks }: Pick<SubscriptionDetails, 'guid' | 'masks'>) {
  const { client } = useShop()
  const { find } = useKitTexts()
  const today = useToday()
  const query = useQuery()
  const [begun] = useState(() => {
    const kept = storedSubscription.read()
    const way = { from: query.get('from') ?? '', to: query.get('to') ?? '' }
    const typed = beginning(masks, { today, home: homeCountry(client.config), way, kept: kept?.values ?? {} })
    return { typed, fileNames: kept?.fileNames ?? {} }
  })
  const [fileNames, setFileNames] = useState(begun.fileNames)
  const asked = query.get('step') ?? ''
  const [shown, setShown] = useState<Steps>(() => stepsOf(masks, asked, saidOf(begun.typed), today))
  const form = useForm<Typed>({
    resolver: maskResolver(masks, shown.current, today),
    defaultValues: begun.typed,
    mode: 'onTouched',
    shouldFocusError: false,
  })
  const { subscribe, getValues } = form
  const typed = form.watch()
  const said = useMemo(() => saidOf(typed), [typed])
  // What can be wrong is fetched before anything is.
  useEffect(() => void find(key('required')), [find])
  useEffect(() => setShown(stepsOf(masks, asked, saidOf(getValues()), today)), [masks, asked, getValues, today])
  useEffect(() => {
    const keep = (values: Typed) =>
      storedSubscription.write({ configurationId: guid, values: keepable(masks, values), fileNames })
    keep(getValues())
    return subscribe({ formState: { values: true }, callback: ({ values }) => keep({ ...getValues(), ...values }) })
  }, [subscribe, getValues, guid, masks, fileNames])
  const account = usePersonOfAccount(form, masks)
  return {
    form,
    said,
    today,
    steps: shown,
    account,
    files: useMemo(
      () => ({
        names: fileNames,
        remember: (fileId: string, name: string) => setFileNames(names => ({ ...names, [fileId]: name })),
      }),
      [fileNames],
    ),
  }
}
