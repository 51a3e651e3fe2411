import { type Employer, findEmployers, getInstituteData, joinEmployer } from '@billett/contract'
import { answering, refusing } from '@billett/web-kit/testing/fake-send.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderShop } from '../../../test/render-shop.tsx'

const WORKS = '00000000-0000-4000-8000-000000000001'
const HALL = '00000000-0000-4000-8000-000000000002'

const works = (over: Partial<Employer> = {}): Employer => ({
  guid: WORKS,
  name: 'Works',
  departments: [{ guid: HALL, name: 'Hall' }],
  products: [
    { group: 'staff', name: 'Deutschlandticket Job', priceInCent: 5985, employerInCent: 1575, employeeInCent: 4410 },
  ],
  debit: 'employeeSepa',
  firstDays: ['2026-12-01', '2027-01-01'],
  mandateText: 'I authorise the company.',
  ...over,
})

const bank = answering(getInstituteData, () => [{ bic: 'DEMODE00XXX', creditInstitute: 'Demobank' }])

const joined = answering(joinEmployer, () => [{ contractNumber: 'AB12', email: 'ida@works.example' }])

async function found(employer: Employer, answer = joined) {
  const employers = answering(findEmployers, () => [employer])
  const shop = await renderShop({ at: '/job-ticket', answers: [employers, bank, answer] })
  await shop.user.type(screen.getByLabelText(/^E-mail address/), 'ida@works.example')
  await shop.user.type(screen.getByLabelText(/^Code/), 'WORKS-1')
  await shop.user.click(screen.getByRole('button', { name: 'Find my employer' }))
  const offer = within(await screen.findByRole('region', { name: 'Your job ticket' }))
  const bodies = () => shop.sent.filter(({ call }) => call === joinEmployer.name).map(({ input }) => input.body)
  return { ...shop, offer, bodies }
}

async function fill(user: Awaited<ReturnType<typeof found>>['user']) {
  const typed = [
    [/^First name/, 'Ida'],
    [/^Last name/, 'Ahrens'],
    [/^Date of birth/, '1990-05-06'],
    [/^Street/, 'Gartenweg'],
    [/^House number/, '1'],
    [/^Postcode/, '99901'],
    [/^Town/, 'Ort'],
  ] as const
  for (const [name, text] of typed) await user.type(screen.getByLabelText(name), text)
  await user.click(screen.getByRole('checkbox', { name: /agree to the terms/ }))
}

const send = () => screen.getByRole('button', { name: /^Ask for the job ticket/ })

it('an employee sees what each side pays, and asks for the ticket by their own account', async () => {
  const { user, offer, bodies } = await found(works())
  expect(offer.getByText(/44\.10/)).toBeTruthy()
  expect(offer.getByText(/15\.75/)).toBeTruthy()
  expect(screen.getByText('The account we debit.')).toBeTruthy()
  await fill(user)
  await user.click(send())
  const iban = screen.getByLabelText('IBAN')
  await waitFor(() => expect(iban.getAttribute('aria-invalid')).toBe('true'))
  expect(bodies()).toEqual([])
  await user.type(iban, 'DE09000000000000000001')
  expect(await screen.findByText('Bank: Demobank')).toBeTruthy()
  await user.click(screen.getByRole('checkbox', { name: /direct debit mandate/ }))
  await user.selectOptions(screen.getByLabelText(/^Department/), HALL)
  await user.click(send())
  expect(await screen.findByText('Your application has arrived')).toBeTruthy()
  expect(screen.getByText(/your employer may still have to confirm that you work there/)).toBeTruthy()
  expect(bodies()).toMatchObject([
    {
      companyGuid: WORKS,
      code: 'WORKS-1',
      email: 'ida@works.example',
      departmentGuid: HALL,
      employeeInCent: 4410,
      validFrom: '2026-12-01',
      consent: true,
      termsAccepted: true,
    },
  ])
})

it('nobody is asked for an account where the employer keeps the part back from wages', async () => {
  const { user, offer, bodies } = await found(works({ debit: 'payroll' }))
  expect(offer.getByText('Your employer keeps your part back from your wages.')).toBeTruthy()
  expect(screen.queryByLabelText('IBAN')).toBeNull()
  await fill(user)
  await user.click(send())
  await screen.findByText('Your application has arrived')
  expect(bodies()[0]).not.toHaveProperty('iban')
})

it('a code that leads nowhere is said at its field, and can be typed anew', async () => {
  const refusal = { field: 'code', code: 1191, key: 'error.employerNotFound', message: 'There is no company' }
  const { user, sent } = await renderShop({ at: '/job-ticket', answers: [refusing(findEmployers, 404, refusal)] })
  await user.type(screen.getByLabelText(/^E-mail address/), 'ida@works.example')
  await user.type(screen.getByLabelText(/^Code/), 'WRONG')
  await user.click(screen.getByRole('button', { name: 'Find my employer' }))
  const code = screen.getByLabelText(/^Code/)
  await waitFor(() => expect(code.getAttribute('aria-invalid')).toBe('true'))
  expect(sent.filter(({ call }) => call === findEmployers.name)).toHaveLength(1)
  expect(screen.getByDisplayValue('WRONG')).toBeTruthy()
})

it('a price that has changed meanwhile is told, and what was typed stays', async () => {
  const refusal = { field: 'employeeInCent', code: 1, key: 'error.priceChanged', message: 'Now: 45.00' }
  const { user } = await found(works({ debit: 'payroll' }), refusing(joinEmployer, 409, refusal))
  await fill(user)
  await user.click(send())
  expect(await screen.findByText(/The price has changed in the meantime/)).toBeTruthy()
  expect(screen.queryByText(/is on its way/)).toBeNull()
  expect(screen.getByDisplayValue('Gartenweg')).toBeTruthy()
})

it('a company that has no ticket at the moment says so', async () => {
  await found(works({ products: [] }))
  expect(screen.getByText(/There is no ticket at your employer at the moment/)).toBeTruthy()
})
