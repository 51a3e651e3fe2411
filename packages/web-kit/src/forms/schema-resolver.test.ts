import type { ResolverOptions } from 'react-hook-form'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { schemaResolver } from './schema-resolver.ts'

const Form = z.object({
  name: z.string().check(z.minLength(1, 'error.required'), z.maxLength(3, 'error.exceedMaximumLength')),
  address: z.object({ city: z.string().check(z.minLength(1, 'error.required')) }),
  guests: z.array(z.object({ age: z.number('error.number') })),
})
type Form = z.infer<typeof Form>

const options: ResolverOptions<Form> = { fields: {}, shouldUseNativeValidation: false }
const judge = (values: Form) => schemaResolver(Form)(values, undefined, options)

describe('a form judged by its schema', () => {
  it('passes as it is', async () => {
    const values = { name: 'a', address: { city: 'b' }, guests: [{ age: 3 }] }
    expect(await judge(values)).toEqual({ values, errors: {} })
  })

  it('has each error at its field, nested ones and list entries too', async () => {
    const { errors } = await judge({ name: 'abcd', address: { city: '' }, guests: [{ age: 3 }, { age: Number.NaN }] })
    expect(errors).toMatchObject({
      name: { message: 'error.exceedMaximumLength' },
      address: { city: { message: 'error.required' } },
      guests: { 1: { age: { message: 'error.number' } } },
    })
    expect(errors.guests).not.toHaveProperty('0')
  })
})
