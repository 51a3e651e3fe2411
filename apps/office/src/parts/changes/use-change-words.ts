import { officeRoutes } from '@billett/paths'
import { useMemo } from 'react'
import { useFormat } from '../../hooks/use-format.ts'
import { useTexts } from '../../texts/use-texts.ts'

/** Fields of this name are amounts, in cents. */
const OF_MONEY = /^(c|.*C)ents$|InCent$/
const WHOLE = /^-?\d+$/
const DAY = /^\d{4}-\d\d-\d\d$/
/** Ids of several things, as JSON: how many there are is all a reader can do with. */
const IDS = /^\[("[\da-f-]{36}",?)+\]$/
const MOMENT = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/

/** Keys of the words of a thing's states, by what an act is done to. */
const STATES: Readonly<Record<string, (state: string) => string>> = {
  order: state => `orders.states.${state}`,
  contract: state => `contracts.states.${state}`,
  user: state => `users.states.${state}`,
  mail: state => `mails.states.${state}`,
  message: state => `messages.states.${state}`,
  submission: state => `submissions.states.${state}`,
  invoice: state => `invoices.states.${state}`,
  billingRun: state => `billing.states.${state}`,
  priceCampaign: state => `campaigns.states.${state}`,
}

/** Fields that hold a state, and of what where it is of something else than the act is done to. */
const STATE_OF: Readonly<Record<string, (kind: string) => string>> = {
  state: kind => kind,
  orderState: () => 'order',
}

interface ChangeWords {
  field: (name: string) => string
  value: (name: string, value: string) => string
}

/**
 * Fields and values of an act in the reader's words; what has none stands as it was noted. `kind`: what it is done to.
 */
export function useChangeWords(kind: string): ChangeWords {
  const { t, find } = useTexts()
  const format = useFormat()
  return useMemo(() => {
    const stateWord = (name: string, value: string) => {
      const keyOf = STATES[STATE_OF[name]?.(kind) ?? '']
      return keyOf && find(keyOf(value))
    }
    /** A list is called as the screen it is on. */
    const titleOf = (list: string) => {
      const [, screen] = Object.entries(officeRoutes).find(([key]) => key === list) ?? []
      return screen && t(`frame.titles.${screen.title}`)
    }
    return {
      field: name => find(`office.changes.fields.${name}`) ?? name,
      value: (name, value) => {
        if (OF_MONEY.test(name) && WHOLE.test(value)) return format.money(Number(value))
        if (value === 'true' || value === 'false') return t(value === 'true' ? 'common.yes' : 'common.no')
        if (IDS.test(value)) return String(value.split(',').length)
        if (DAY.test(value)) return format.date(value)
        if (MOMENT.test(value)) return format.instantDateTime(value)
        if (name === 'list') return titleOf(value) ?? value
        if (name === 'cancelReason') return find(`orders.cancel.reasons.${value}`) ?? value
        return stateWord(name, value) ?? value
      },
    }
  }, [t, find, format, kind])
}
