import { key } from '@billett/contract'
import * as z from 'zod/mini'

const filled = z.string().check(z.minLength(1, key('required')))

export const DemoForm = z.object({
  name: filled,
  password: filled,
  size: filled,
  way: filled,
  note: z.string(),
  colour: z.string(),
  terms: z.boolean().check(z.refine(accepted => accepted, key('required'))),
})
export type DemoForm = z.infer<typeof DemoForm>

export const DEMO_FORM: DemoForm = {
  name: '',
  password: '',
  size: '',
  way: '',
  note: '',
  colour: '#C2102F',
  terms: false,
}
