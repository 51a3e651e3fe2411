import { type Condition as ConditionOf, PRICE_INPUTS } from '@billett/domain'
import * as z from 'zod/mini'
import { key } from '../failures/key.ts'

/** In the languages it is there in; German and English always are. */
export const LocalTexts = z.catchall(z.object({ de: z.string(), en: z.string() }), z.string())

const Is = z.object({ kind: z.literal('is'), field: z.string(), values: z.array(z.string()) })
const Filled = z.object({ kind: z.literal('filled'), field: z.string() })
const YoungerThan = z.object({ kind: z.literal('youngerThan'), field: z.string(), years: z.int() })

/** When a field of a form is shown, must be filled in, or an option can be chosen. */
export const Condition: z.ZodMiniType<ConditionOf, ConditionOf> = z.lazy(() => AnyCondition)

const Not = z.object({ kind: z.literal('not'), condition: Condition })
const All = z.object({ kind: z.literal('all'), conditions: z.array(Condition) })
const Any = z.object({ kind: z.literal('any'), conditions: z.array(Condition) })
const AnyCondition = z.discriminatedUnion('kind', [Is, Filled, YoungerThan, Not, All, Any])

const Option = z.object({ id: z.string(), label: LocalTexts, when: z.nullable(Condition) })

const FirstDays = z.object({
  steps: z.enum(['month', 'day']),
  orderUntil: z.nullable(z.int()),
  isCurrentAllowed: z.boolean(),
  monthsAhead: z.int(),
})

/** What every field of a form has. */
const common = {
  id: z.string(),
  label: LocalTexts,
  hint: z.nullable(LocalTexts),
  isRequired: z.boolean(),
  requiredWhen: z.nullable(Condition),
  visibleWhen: z.nullable(Condition),
  options: z.array(Option),
  priceInput: z.nullable(z.enum(PRICE_INPUTS)),
}

const plain = [
  'personName',
  'email',
  'phone',
  'country',
  'choice',
  'checkbox',
  'iban',
  'bic',
  'organisation',
  'file',
] as const

const PlainField = z.object({ ...common, kind: z.enum(plain) })
const TextField = z.object({ ...common, kind: z.literal('text'), maxLength: z.int() })
const PostCodeField = z.object({ ...common, kind: z.literal('postCode'), country: z.string() })
const BirthDateField = z.object({ ...common, kind: z.literal('birthDate'), minAge: z.int(), maxAge: z.int() })
const DateField = z.object({
  ...common,
  kind: z.literal('date'),
  isPastAllowed: z.boolean(),
  notBefore: z.nullable(z.string()),
})
const FirstDayField = z.object({ ...common, kind: z.literal('firstDay'), rule: FirstDays })
const MonthsField = z.object({ ...common, kind: z.literal('months'), minCount: z.int() })
const NumberField = z.object({ ...common, kind: z.literal('number'), min: z.int(), max: z.nullable(z.int()) })

const MaskField = z.discriminatedUnion('kind', [
  PlainField,
  TextField,
  PostCodeField,
  BirthDateField,
  DateField,
  FirstDayField,
  MonthsField,
  NumberField,
])

/** A page of a form: the browser asks it by the same rules as the server. */
export const Mask = z.object({ id: z.string(), title: LocalTexts, fields: z.array(MaskField) })
export type Mask = z.infer<typeof Mask>

/** More than any field takes, so that a wrong answer is told at its field and not of the request. */
const LONGEST = 500
const MOST = 40
const Answer = z.string().check(z.maxLength(LONGEST, key('exceedMaximumLength')))

/** What somebody said in a form, by field: a text, or several for what can be chosen more than once. */
export const FieldValues = z.record(
  Answer,
  z.union([Answer, z.array(Answer).check(z.maxLength(MOST, key('outOfRange')))]),
)
